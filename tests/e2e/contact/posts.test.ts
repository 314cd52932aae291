import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { linksIn, partOf, textsOf } from '../../support/http/html.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

const browser = useBrowser();
const { fake, site } = useFakeSite();

const message = { firstName: 'Asha', lastName: '', email: '', message: 'Hello' };
const stored = () => fake.tables['Contact Records'];

function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  return fetch(site.url + path, { method: 'POST', body, headers, redirect: 'manual' });
}

/** Expects a complete page with this text in its main part. */
async function expectPage(answer: Response, status: number, heading: string, text: string) {
  const html = await answer.text();
  expect(answer.status).toBe(status);
  expect(textsOf(html, 'h1')).toEqual([heading]);
  expect(partOf(html, 'main').replace(/<!--.*?-->/g, '')).toContain(text);
  expect(partOf(html, 'header')).toContain('Scholarship Programme');
  expect(partOf(html, 'footer')).toContain('All rights reserved.');
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

const megabytes = 'a'.repeat(10 * 1024 * 1024);
const tooLong = 'Your message is too long to be sent. Please shorten it.';

test('a body of 10 MB to the contact form: 413, and the form says so', async () => {
  const before = site.output().length;
  await expectPage(
    await post('/contact', new URLSearchParams({ message: megabytes })),
    413,
    'Contact us',
    tooLong,
  );
  const multipart = new FormData();
  multipart.set('message', megabytes);
  await expectPage(await post('/contact', multipart), 413, 'Contact us', tooLong);
  const stream = new Blob([`message=${megabytes}`]).stream();
  const chunked = await fetch(`${site.url}/contact`, {
    method: 'POST',
    body: stream,
    duplex: 'half',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  } as RequestInit);
  await expectPage(chunked, 413, 'Contact us', tooLong);
  const json = await post('/contact', new URLSearchParams({ message: megabytes }), {
    accept: 'application/json',
  });
  expect(json.status).toBe(413);
  expect(await json.json()).toEqual({ ok: false, message: tooLong });
  expect(stored()).toEqual([]);
  expect(site.output().slice(before)).toBe('');
});

test('a body beyond the limit from a browser without JavaScript is answered readably', async () => {
  const page = await browser.open(`${site.url}/contact`, {
    javaScriptEnabled: false,
    expectConsole: /status of 413/,
  });
  await page.getByRole('textbox', { name: 'Message' }).fill('a'.repeat(200_000));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect.poll(() => page.getByRole('alert').innerText()).toContain(tooLong);
});

test.for([
  ['/Scholarship', new URLSearchParams({ firstName: megabytes }), 413, '413 Content Too Large'],
  ['/about', new URLSearchParams({ firstName: megabytes }), 405, '405 Method Not Allowed'],
  ['/contact', JSON.stringify(message), 400, '400 Bad Request'],
  ['/Scholarship', JSON.stringify(message), 400, '400 Bad Request'],
] as const)('%s, sent what it does not take: %s', async ([path, body, status, text]) => {
  const before = site.output().length;
  const answer = await post(path, body);
  await expectPage(answer, status, 'Unexpected Application Error!', text);
  expect(site.output().slice(before)).toBe('');
});

test.for([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
  ['an old browser on another site', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
] as const)('a post from %s is refused: 403', async ([, headers]) => {
  const answer = await post('/contact', new URLSearchParams(message), headers);
  expect(answer.status).toBe(403);
  expect(await answer.text()).toBe('Posts from other sites are refused.\n');
  expect(stored()).toEqual([]);
});

test.for([
  ['the site itself', () => ({ 'sec-fetch-site': 'same-origin', origin: site.url })],
  ['an old browser on the site', () => ({ origin: site.url })],
  ['a program', () => ({})],
] as const)('a post from %s is taken', async ([sender, headers]) => {
  // A different text for each sender, because the same text would be the same message.
  const own = { ...message, message: `Hello from ${sender}` };
  const form = { ...own, timed: '1' };
  const answer = await post('/contact', new URLSearchParams(form), headers());
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(/^\/contact\?sent=[\w.-]+$/);
  expect(stored()).toMatchObject([
    { first_name: 'Asha', last_name: '', email: '', message: own.message },
  ]);
});

// The tests of ScholarshipForm in @setu/ui show that React sends nothing, and journeys fill in the form.
test('a registration is answered with how to finish it, and is neither stored nor logged', async () => {
  const before = site.output().length;
  const answer = await post(
    '/Scholarship',
    new URLSearchParams({
      firstName: 'Asha',
      lastName: 'Verma',
      mobile: '98765 43210',
      email: 'asha@example.com',
      address: '12 Example Road\r\nPatna',
      gender: 'female',
      category: 'EWS',
      familyIncome: '300000',
      educationQualification: 'BA (history) & more',
      medium: 'hindi',
      mode: 'Online',
      accept: 'on',
    }),
  );
  expect(answer.status).toBe(200);
  const main = partOf(await answer.text(), 'main');
  expect(main).toContain('Nothing has been submitted yet');
  expect(main).toContain('value="Asha"');
  const links = linksIn(main);
  const href = new URL(links.find(({ name }) => name === 'Finish on WhatsApp')?.href ?? '');
  expect(href.origin + href.pathname).toBe('https://wa.me/910000000004');
  expect(href.searchParams.get('text')).toMatch(
    /^Hello, I would like to register for the Setu scholarship\.\nFirst name: Asha\n[^]*\nMode of classes: Online$/,
  );
  expect(links.map((link) => link.href)).toContain('tel:+910000000000');
  expect(fake.requests).toEqual([]);
  expect(site.output().slice(before)).toBe('');
});

test.each([true, false])(
  'a registration is kept while other pages are read (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const page = await browser.open(`${site.url}/Scholarship`, { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    const firstName = page.getByRole('textbox', { name: 'First name', exact: true });
    const hindi = page.getByRole('radio', { name: 'Hindi' });
    await firstName.fill('Asha');
    await hindi.check();
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
    const terms = page.getByRole('link', { name: 'terms and conditions' });
    for (const link of [contact, terms]) {
      await link.first().click();
      await page.waitForURL(/\/(?:terms|contact)$/);
      await page.goBack();
      await expect.poll(() => firstName.inputValue()).toBe('Asha');
      expect(await hindi.first().isChecked()).toBe(true);
    }
  },
);

test('a registration outlives its page for half an hour, until it is discarded', async () => {
  const page = await browser.open(`${site.url}/Scholarship`);
  const firstName = page.getByRole('textbox', { name: 'First name', exact: true });
  const accept = page.getByRole('checkbox');
  const filled = async () => [await firstName.inputValue(), await accept.isChecked()];
  const kept = page.getByRole('status').getByText('We kept what you had filled in');
  const reload = async () => {
    await page.reload();
    await hydrated(page);
  };
  await hydrated(page);
  for (const wayOut of [
    () => page.getByRole('button', { name: 'Discard it' }).click(),
    () => page.clock.install({ time: Date.now() + 31 * 60_000 }),
  ]) {
    await firstName.fill('Asha');
    await accept.check();
    await reload();
    await kept.waitFor();
    expect(await filled()).toEqual(['Asha', true]);
    await wayOut();
    await reload();
    expect(await filled()).toEqual(['', false]);
    expect(await kept.count()).toBe(0);
  }
});

test('a registration that was sent before React is kept while another page is read', async () => {
  const page = await browser.open(`${site.url}/Scholarship`);
  const firstName = page.getByRole('textbox', { name: 'First name', exact: true });
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('[name=firstName]')?.setRangeText('Asha');
    document.querySelector<HTMLFormElement>('main form')?.submit();
  });
  await page.getByRole('alert').or(page.getByText('There is a problem')).first().waitFor();
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await page.waitForURL(/\/contact$/);
  await page.goBack();
  await expect.poll(() => firstName.inputValue()).toBe('Asha');
});

test('a body that breaks off is nothing to log, and nothing is stored', async () => {
  const before = site.output().length;
  const { hostname, port } = new URL(site.url);
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n' +
          'Content-Type: application/x-www-form-urlencoded\r\n\r\nmessage=half',
        () => socket.resetAndDestroy(),
      );
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(site.output().slice(before)).toBe('');
  expect(stored()).toEqual([]);
});

test('a visitor who leaves while the backend hangs is nothing to log, and the read is given up', async () => {
  const before = site.output().length;
  const asked = Promise.withResolvers<void>();
  const givenUp = Promise.withResolvers<void>();
  fake.fail('*', (response) => {
    response.on('close', givenUp.resolve);
    asked.resolve();
  });
  const leaving = new AbortController();
  const answer = fetch(`${site.url}/editorial-analysis`, { signal: leaving.signal });
  await asked.promise;
  leaving.abort();
  await expect(answer).rejects.toThrow('aborted');
  await givenUp.promise;
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
  expect(site.output().slice(before)).toBe('');
});
