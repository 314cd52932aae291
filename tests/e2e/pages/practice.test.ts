import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { accessibilityFaults } from '../../support/browser/axe.ts';
import { hydrated, saveData, useBrowser } from '../../support/browser/browser.ts';
import { readTable } from '../../support/backend/tables.ts';
import { brotliSize, headerSize } from '../../support/http/pageWeight.ts';
import { linksIn, partOf, readPage } from '../../support/http/html.ts';

const site = inject('siteUrl');
const browser = useBrowser();
const path = '/practice/2026-11-20';
const question = (number: number) => ({ name: `Question ${number} of 5` });

// A journey answers, checks and begins again.
describe('without JavaScript', () => {
  test.for([
    [`${path}?a=&q1=b&q3=d`, `${path}?a=b-d--`],
    [`/practice?q5=c`, `${path}?a=----c`],
  ] as const)('%s leads to %s', async ([asked, address]) => {
    const answer = await fetch(site + asked, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(address);
  });

  test('no checked page is kept or found by searching, the sheet is', async () => {
    const checked = await fetch(`${site}${path}?a=bbbbb`);
    expect(checked.headers.get('cache-control')).toBe('private, no-cache');
    const html = await checked.text();
    expect(headerSize(checked) + brotliSize(html)).toBeLessThanOrEqual(14_600);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    // The links that pass it on.
    expect(html).toContain(encodeURIComponent(`${path}?a=bbbbb`));
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
    expect(await readPage(site + path)).toMatchObject({ status: 200, robots: /^max-image/ });
  });

  test('the questions of a topic are checked and begun again whatever has come since', async () => {
    const topic = '/practice/topics/gs-paper-2?page=2';
    const page = await browser.open(site + topic, { javaScriptEnabled: false });
    const stems = await page.getByRole('group').allTextContents();
    await page.getByRole('button', { name: 'Check answers' }).click();
    expect(page.url()).toMatch(/\/gs-paper-2\?of=\d+(\.\d+)*&page=2&a=-+$/);
    expect((await page.getByRole('group').allTextContents()).length).toBe(stems.length);
    await page.getByRole('link', { name: 'Start again' }).click();
    expect(await page.getByRole('group').allTextContents()).toEqual(stems);
    // The links that pass these on.
    expect(await page.content()).toContain(encodeURIComponent(topic));
  });

  test.each(['/practice/2026-02-30', '/practice/2026-01-01', '/practice/topics/none'])(
    '%s is not there',
    async (path) => {
      expect(await readPage(site + path)).toMatchObject({ status: 404 });
    },
  );
});

test.for([
  [path, path],
  ['/practice', path],
  ['/practice/topics/gs-paper-2?page=2', '/practice/topics/gs-paper-2'],
] as const)(
  'React checks %s without a read, and without losing its place',
  async ([opened, own]) => {
    // Pictures and fonts that come into view cannot be loaded either.
    const expectConsole = /ERR_INTERNET_DISCONNECTED|could not be reached/;
    // A page that is prefetched because its link is in view reads questions too.
    const options = { expectConsole, initScript: saveData };
    const page = await hydrated(await browser.open(site + opened, options));
    const requests: string[] = [];
    await page.getByRole('group', question(2)).getByRole('radio').first().check();
    page.on('request', (request) => {
      if (/Questions|practice/.test(request.url())) requests.push(request.url());
    });
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Check answers' }).press('Enter');
    await page.waitForURL(
      ({ pathname, search }) =>
        pathname === own && /^\?(?:of=[\d.]+&page=2&)?a=-a---$/.test(search),
    );
    const marks = page.getByRole('heading', { name: /^Your marks/ });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain(await marks.textContent());
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Start again' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const chosen = page.getByRole('group', question(2)).getByRole('radio', { checked: true });
    await expect.poll(() => chosen.count()).toBe(0);
    expect(requests).toEqual([]);
  },
);

test('what is chosen stays on the way back from any link, and goes with a new visit', async () => {
  const page = await hydrated(await browser.open(site + path));
  const radio = page.getByRole('group', question(2)).getByRole('radio').first();
  const home = page.getByRole('navigation').getByRole('link', { name: 'Home' }).first();
  const timer = page.getByRole('timer');
  await page.getByRole('button', { name: '6 minutes', exact: true }).click();
  await radio.check();
  for (const link of [home, page.getByRole('link', { name: /^Read: / }).first()]) {
    await page.getByText('Answer and explanation').nth(1).click();
    await link.click();
    await page.waitForURL((url) => url.pathname !== path);
    await page.goBack();
    await expect.poll(() => radio.isChecked()).toBe(true);
  }
  // A phone ends a page in the background, and loads it again without the state of its entry.
  await page.evaluate(() => history.replaceState(null, ''));
  await page.reload();
  await hydrated(page);
  await timer.waitFor();
  expect(await radio.isChecked()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Practice' }).click();
  await page.waitForURL(`${site}/practice`);
  await page.getByRole('button', { name: 'Check answers' }).waitFor();
  expect([await radio.isChecked(), await timer.count()]).toEqual([false, 0]);
});

test('what is chosen on a sheet begun again stays beside what was checked before', async () => {
  const page = await hydrated(await browser.open(site + path));
  const choose = async (...radios: [number, number][]) => {
    for (const [of, at] of radios) {
      await page.getByRole('group', question(of)).getByRole('radio').nth(at).check();
    }
  };
  const chosen = () =>
    page
      .getByRole('main')
      .getByRole('radio', { checked: true })
      .evaluateAll((radios) =>
        radios.map((radio) => (radio as HTMLInputElement).name + (radio as HTMLInputElement).value),
      );
  await choose([1, 0], [3, 3]);
  await page.getByRole('button', { name: 'Check answers' }).click();
  await page.getByRole('link', { name: 'Start again' }).click();
  await page.waitForURL(site + path);
  await expect.poll(chosen).toEqual([]);
  await choose([1, 1], [2, 2]);
  await page.goBack();
  await expect.poll(chosen).toEqual(['q1a', 'q3d']);
  await page.goForward();
  await expect.poll(chosen).toEqual(['q1b', 'q2c']);
});

test('what was sent before React is stored once, and not again after it was forgotten', async () => {
  const page = await browser.open(site + path);
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('main form input[type=radio]')?.click();
    document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
  });
  await page.waitForURL(`${site}${path}?a=a----`);
  await hydrated(page);
  const stored = () => page.evaluate(() => localStorage.getItem('setu:done') ?? '');
  await expect.poll(stored).toContain('2026-11-20');
  await page.getByRole('link', { name: /^Practise again/ }).click();
  await page.getByRole('link', { name: 'All that is saved' }).click();
  const forget = page.getByRole('button', { name: 'Forget all' });
  await forget.click();
  await page.getByText('This cannot be undone.').waitFor();
  await forget.last().click();
  await expect.poll(stored).not.toContain('2026-11-20');
  await page.evaluate(() => history.go(-2));
  await page.getByRole('heading', { name: /^Your marks/ }).waitFor();
  expect(await stored()).not.toContain('2026-11-20');
});

test('answers of someone else, in a link, are not stored', async () => {
  const page = await hydrated(await browser.open(`${site}${path}?a=bbbbb`));
  await page.getByRole('heading', { name: /^Your marks/ }).waitFor();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

/** Opens these questions to be repeated. */
async function openAgain(page: Page, ids: readonly string[]): Promise<void> {
  await page.evaluate((ids) => {
    const items = ids.map((id) => ({ id, day: '2026-11-20', box: 0, due: '2026-11-21' }));
    localStorage.setItem('setu:again', JSON.stringify({ items }));
  }, ids);
  await page.goto(`${site}/practice/again`);
  await hydrated(page);
}

function keepNothing() {
  Storage.prototype.setItem = () => {
    throw new Error('full');
  };
}

test('questions to repeat are read again on request, after a failure', async () => {
  const expectConsole = /ERR_FAILED|could not be reached/;
  const page = await browser.open(`${site}/about`, { expectConsole });
  await page.route('**/Questions?*', (route) => route.abort());
  await openAgain(page, ['1']);
  const retry = page.getByRole('link', { name: 'Try again' });
  await retry.waitFor();
  await page.unroute('**/Questions?*');
  await retry.click();
  await page.getByRole('group', { name: 'Question 1 of 1' }).waitFor();
  expect(await retry.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('page-heading');
});

test('while the table of questions is missing, none leaves the list', async () => {
  const expectConsole = /status of 404|could not be read/;
  const page = await browser.open(`${site}/about`, { expectConsole });
  const json = { code: 'PGRST205', message: "Could not find the table 'public.Questions'" };
  await page.route('**/Questions?*', (route) => route.fulfill({ status: 404, json }));
  await openAgain(page, ['1']);
  await page.getByRole('link', { name: 'Try again' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('setu:again'))).toContain('"id":"1"');
});

test('a question that went wrong is asked again the next day, in the same tab and after a reload', async () => {
  const page = await browser.open(`${site}/about`);
  await page.clock.install({ time: '2026-11-22T23:50:00+05:30' });
  await openAgain(page, ['1']);
  const options = page.getByRole('group', { name: 'Question 1 of 1' }).getByRole('radio');
  // The answer is (b).
  await options.first().check();
  await page.getByRole('link', { name: 'All that is saved' }).click();
  await page.waitForURL(`${site}/saved`);
  await page.goBack();
  await expect.poll(() => options.first().isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Check answers' }).click();
  await page.getByText('Nothing is due today.').waitFor();
  await page.clock.setSystemTime('2026-11-23T06:00:00+05:30');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const next = page.getByRole('button', { name: 'Next questions' });
  await next.waitFor();
  await page.reload();
  // Without the marks of yesterday.
  await page.getByRole('button', { name: 'Check answers' }).waitFor();
  expect(await options.count()).toBe(4);
});

test('the next questions to repeat are others, below the heading', async () => {
  const page = await browser.open(`${site}/about`);
  await page.addInitScript(keepNothing);
  // The first no longer exists, and stays in a list that can no longer be changed.
  await openAgain(page, ['999999', '1', '2', '3', '4', '5']);
  const stem = page
    .getByRole('group', { name: /^Question 1 of/ })
    .locator('p')
    .first();
  const first = await stem.textContent();
  const more = page.getByRole('button', { name: 'Next questions' });
  await more.press('Enter');
  await page.getByRole('group', { name: 'Question 1 of 1' }).waitFor();
  expect(await stem.textContent()).not.toBe(first);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('page-heading');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100);
  expect(await more.count()).toBe(0);
});

test('where nothing can be stored, the lists say so, and not that nothing went wrong', async () => {
  const page = await hydrated(await browser.open(site + path, { initScript: keepNothing }));
  await page.getByRole('group', question(1)).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check answers' }).click();
  await page.getByRole('link', { name: /^Practise again/ }).click();
  const said = page.getByRole('main').getByText('its storage is full or forbidden');
  await said.waitFor();
  expect(await page.getByText('no question went wrong').count()).toBe(0);
  await page.getByRole('link', { name: 'All that is saved' }).click();
  await page.waitForURL(`${site}/saved`);
  await said.waitFor();
});

test('a round of withdrawn questions gives way to the next, which is still checked after Back', async () => {
  const page = await browser.open(`${site}/about`);
  await openAgain(page, ['999991', '999992', '999993', '999994', '999995', '1']);
  const first = page.getByRole('group', { name: 'Question 1 of 1' });
  await first.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check answers' }).click();
  const marks = page.getByRole('heading', { name: /^Your marks/ });
  const said = await marks.textContent();
  const stored = () => page.evaluate(() => localStorage.getItem('setu:again'));
  const before = await stored();
  await first.getByRole('link', { name: /^Read/ }).click();
  await page.waitForURL(/\/\d+$/);
  await page.goBack();
  await expect.poll(() => marks.textContent()).toBe(said);
  expect(await first.getByRole('radio').first().isChecked()).toBe(true);
  expect(await stored()).toBe(before);
});

test('a list from a link is added, and the focus stays with it; so is one of a second link', async () => {
  const item = { id: '1', title: 'Saved elsewhere', href: '/article/1' };
  const linkTo = (id: string) => {
    const list = JSON.stringify({ kind: 'setu-list-1', saved: [{ ...item, id }] });
    return `${site}/saved#list=${btoa(list).replace(/=+$/, '')}`;
  };
  const page = await hydrated(await browser.open(linkTo('1')));
  const inHindi = page.getByRole('banner').getByRole('link', { name: 'हिन्दी' });
  const address = () => inHindi.evaluate((link: HTMLAnchorElement) => link.pathname + link.hash);
  await expect.poll(address).toMatch(/^\/hi\/saved#list=/);
  await page.getByRole('button', { name: 'Add it' }).press('Enter');
  await expect.poll(address).toBe('/hi/saved');
  await page.getByRole('link', { name: item.title }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(item.title);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV');
  await page.goto(linkTo('2'));
  await page.getByRole('button', { name: /^Remove: / }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('status').getByText('Put back.').waitFor();
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect.poll(() => page.getByRole('link', { name: item.title }).count()).toBe(2);
});

test('the saved list leads to what comes again, and says when it is too long for a link', async () => {
  const page = await browser.open(`${site}/about`);
  await openAgain(page, ['1']);
  const all = page.getByRole('link', { name: 'All that is saved' });
  const again = page.getByRole('link', { name: 'Practise again' });
  const share = page.getByRole('group', { name: 'Share this page' });
  const tooLong = page.getByText('This list is too long for a link. Take the file instead.');
  await all.click();
  await share.waitFor();
  expect(await tooLong.count()).toBe(0);
  await again.click();
  await page.getByRole('group', { name: 'Question 1 of 1' }).waitFor();

  const many = Array.from({ length: 200 }, (_, at) => String(at + 1));
  await openAgain(page, many);
  await all.click();
  await tooLong.waitFor();
  expect(await share.count()).toBe(0);
  // All of them are of one day.
  await page.getByRole('button', { name: /^Remove: / }).click();
  await page.getByText('Nothing is saved here yet.').waitFor();
  expect([await tooLong.count(), await again.count()]).toEqual([0, 0]);
});

test('each article has its own answer, and its own draft', async () => {
  const page = await hydrated(await browser.open(`${site}/daily-answer-writing`));
  const main = page.getByRole('main');
  const query = 'select=id&category=eq.Daily%20Answer%20Writing&order=created_at.desc,id.desc';
  const [first, second] = await readTable<{ id: number }>(site, `Articles?${query}&limit=2`);
  const open = async (article: { id: number } | undefined) => {
    await main.locator(`a[href$="/${article?.id}"]`).first().click();
    await page.waitForURL(`**/${article?.id}`);
  };
  const write = page.getByRole('button', { name: 'Write an answer' });
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await open(first);
  await write.press('Enter');
  await expect.poll(() => answer.evaluate((field) => field === document.activeElement)).toBe(true);
  await answer.fill('About the first.');
  await open(second);
  await write.click();
  expect(await answer.inputValue()).toBe('');
  await answer.fill('About the second.');
  // What was begun is open again, so that it is printed too.
  await open(first);
  await expect.poll(() => answer.inputValue()).toBe('About the first.');
  expect(await write.count()).toBe(0);
  await answer.fill('a'.repeat(10_001));
  await page.getByText('Only the first 10,000 characters').waitFor();

  await page.evaluate(keepNothing);
  await answer.fill('More than fits.');
  await page.getByText('its storage is full or forbidden').waitFor();
});

test('a full list drops nothing that was saved, and says so', async () => {
  const [article] = await readTable<{ id: number }>(
    site,
    'Articles?select=id&category=eq.Daily%20Answer%20Writing&order=created_at.desc,id.desc&limit=1',
  );
  const page = await browser.open(`${site}/about`);
  await page.evaluate(() => {
    const keep = (name: string, count: number) => {
      const item = { title: 'Another', href: '/article/1', text: 'Written.' };
      const items = Array.from({ length: count }, (_, at) => ({ ...item, id: `other ${at}` }));
      localStorage.setItem(`setu:${name}`, JSON.stringify({ items }));
    };
    keep('saved', 200);
    keep('drafts', 30);
  });
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  const before = await stored();
  await page.goto(`${site}/article/${article?.id}`);
  await hydrated(page);
  const problem = page.getByText('there is room for 200 articles and 30 answers');
  await page.getByRole('button', { name: /^Save: / }).click();
  await problem.waitFor();
  expect(await page.getByRole('link', { name: 'All that is saved' }).count()).toBe(1);
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Write an answer' }).click();
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await answer.fill('The 31st.');
  await problem.waitFor();
  expect(await stored()).toBe(before);
  await page.getByRole('link', { name: 'All that is saved' }).click();
  await page.waitForURL(`${site}/saved`);
  await page.goBack();
  await expect.poll(() => answer.inputValue()).toBe('The 31st.');
  await page.evaluate(() => localStorage.removeItem('setu:drafts'));
  await answer.fill('Now there is room.');
  await expect.poll(() => problem.count()).toBe(0);
  expect(await stored()).toContain('Now there is room.');
});

test('an answer that is removed from the list is put back on request', async () => {
  const page = await browser.open(`${site}/about`);
  await page.evaluate(() => {
    const items = [{ id: '1', title: 'Federalism', href: '/article/1', text: 'Written.' }];
    localStorage.setItem('setu:drafts', JSON.stringify({ items }));
  });
  const kept = () => page.evaluate(() => localStorage.getItem('setu:drafts'));
  const before = await kept();
  await page.goto(`${site}/saved`);
  await hydrated(page);
  await page.getByRole('button', { name: /^Remove: / }).click();
  await page.getByRole('status').getByText('Removed.').waitFor();
  expect((await kept()) ?? '').not.toContain('Written.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: /Federalism/ }).waitFor();
  expect(await kept()).toBe(before);
});

test.each(['/daily/2026-11-20', '/daily', '/topics/gs-paper-2'])('%s leads there', async (path) => {
  const links = linksIn(partOf((await readPage(site + path)).html, 'main'));
  expect(links.map(({ name }) => name).filter((name) => name.startsWith('Practise:'))).toHaveLength(
    1,
  );
});
