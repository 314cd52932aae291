import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

const browser = useBrowser();
const { fake, site } = useFakeSite();

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit registration' }).click();
const summary = (page: Page) => page.getByRole('alert');
const finish = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Nothing has been submitted yet' });

async function fillIn(page: Page) {
  await textbox(page, 'First name').fill('Asha');
  await textbox(page, 'Last name').fill('Verma');
  await textbox(page, 'Mobile number').fill('98765 43210');
  await textbox(page, 'Email address').fill('asha@example.com');
  await page.getByLabel('Address', { exact: true }).fill('12 Example Road\nPatna');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('combobox', { name: 'Category' }).selectOption('EWS');
  await textbox(page, 'Annual family income').fill('300000');
  await textbox(page, 'Educational qualification').fill('BA (history) & more');
  await page.getByRole('radio', { name: 'Hindi' }).check();
  await page.getByRole('radio', { name: 'Online' }).check();
  await page.getByRole('checkbox', { name: /^I accept/ }).check();
}

async function expectFinish(page: Page) {
  await finish(page).waitFor();
  expect(await summary(page).count()).toBe(0);
  const whatsapp = finish(page).getByRole('link', { name: 'Finish on WhatsApp' });
  const href = new URL((await whatsapp.getAttribute('href')) ?? '');
  expect(href.origin + href.pathname).toBe('https://wa.me/910000000004');
  // The visitor sees the whole message before sending it.
  const sheet = [
    'First name: Asha',
    'Last name: Verma',
    'Mobile number: 98765 43210',
    'Email address: asha@example.com',
    'Address: 12 Example Road\nPatna',
    'Gender: Female',
    'Category: EWS (Economically Weaker Section)',
    'Annual family income: 300000',
    'Educational qualification: BA (history) & more',
    'Medium of study: Hindi',
    'Mode of classes: Online',
  ];
  expect(href.searchParams.get('text')).toBe(
    ['Hello, I would like to register for the Setu scholarship.', ...sheet].join('\n'),
  );
  expect(await finish(page).getByRole('definition').count()).toBe(sheet.length);
  const phone = finish(page).getByRole('link', { name: '+91 00000 00000' });
  expect(await phone.getAttribute('href')).toBe('tel:+910000000000');
}

describe.for([
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const)('the scholarship form, %s', ([, javaScriptEnabled]) => {
  const open = async () => {
    const page = await browser.open(`${site.url}/Scholarship`, {
      javaScriptEnabled,
      // Otherwise each jump would scroll smoothly.
      reducedMotion: 'reduce',
    });
    return javaScriptEnabled ? hydrated(page) : page;
  };

  test('complete: nothing is stored or logged, and the visitor is told how to finish', async () => {
    const page = await open();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    const logged = site.output().length;
    fake.requests.length = 0;
    await fillIn(page);
    await submit(page);
    await expectFinish(page);
    // Without JavaScript the site itself answers, and stores nothing.
    const made = requests.filter((request) =>
      javaScriptEnabled ? !request.includes('/assets/') : request.startsWith('POST'),
    );
    expect(made).toEqual(javaScriptEnabled ? [] : [`POST ${site.url}/Scholarship`]);
    expect(fake.requests).toEqual([]);
    expect(site.output().slice(logged)).toBe('');
    expect(await textbox(page, 'First name').inputValue()).toBe('Asha');
  });

  test('keeps what was filled in while the terms are read', async () => {
    const page = await open();
    await fillIn(page);
    await page.getByRole('link', { name: 'terms and conditions' }).first().click();
    await page.waitForURL('**/terms');
    await page.goBack();
    expect(await textbox(page, 'First name').inputValue()).toBe('Asha');
    expect(await page.getByRole('radio', { name: 'Hindi' }).first().isChecked()).toBe(true);
  });
});
