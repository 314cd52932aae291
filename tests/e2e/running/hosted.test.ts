import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { startFakeSupabase } from '../../support/backend/fakeSupabase.ts';
import { courseDetails } from '../../support/backend/sampleRows.ts';
import { readPage } from '../../support/http/html.ts';
import { openForAMinute } from '../../support/contactPage.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

const browser = useBrowser();
const { fake, site } = useFakeSite({ env: { SITE_URL: 'https://institute.example/' } });

test('the same build shows the content of that project', async () => {
  const shown: [path: string, text: string][] = [
    ['/', 'Resource 1'],
    ['/online-mode', 'Course 4'],
    ['/course-2', 'Course 2 in full'],
    ['/editorial-analysis', 'Article 5'],
    ['/editorial-analysis/3', 'The first paragraph of article 3.'],
  ];
  const pages = await Promise.all(shown.map(([path]) => readPage(site.url + path)));
  for (const [index, [path, text]] of shown.entries()) {
    expect(pages[index]?.text).toContain(text);
    expect(pages[index]?.canonical).toBe(`https://institute.example${path}`);
  }
  expect(site.output()).toContain(`Using the backend at ${fake.url}`);
  expect(site.output()).not.toContain(fake.env.SUPABASE_ANON_KEY);
});

test('whoever runs it is told of a course that a page hides', async () => {
  fake.tables['Course Details'].push({ ...courseDetails(9), slug: 'privacy' });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  await expect.poll(site.output).toContain('The course "privacy" is hidden by the page /privacy');
});

test('browsers read from that project on their way through the site, and from nowhere else', async () => {
  const page = await hydrated(await browser.open(`${site.url}/about`));
  expect(fake.requests).toEqual([]);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Editorial Analysis' }).click();
  await page.getByRole('main').getByText('Article 5', { exact: true }).waitFor();
  // After the list come the articles in view, ahead of a tap.
  expect(fake.requests[0]).toMatchObject({
    method: 'GET',
    table: 'Articles',
    headers: { apikey: fake.env.SUPABASE_ANON_KEY, origin: site.url },
  });
  expect([...hosts].toSorted()).toEqual([fake.url, site.url].toSorted());
});

test('the policy lets pages read that address and no other', async () => {
  const { headers } = await fetch(site.url);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toContain(`connect-src 'self' ${fake.url}`);
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  const page = await browser.open(`${site.url}/about`, {
    expectConsole: /Content Security Policy|Refused to connect/,
  });
  const other = await startFakeSupabase();
  const outcome = await page.evaluate(
    (url) =>
      fetch(url).then(
        () => 'read',
        () => 'refused',
      ),
    other.url,
  );
  await other.close();
  expect(outcome).toBe('refused');
  expect(other.requests).toEqual([]);
});

test("a message goes through the site's own form, and there is no backend to pass on to", async () => {
  const page = await hydrated(
    await browser.open(`${site.url}/contact`, { initScript: openForAMinute }),
  );
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('status').getByText('Message sent').waitFor();
  expect(fake.tables['Contact Records']).toEqual([
    {
      first_name: '',
      last_name: '',
      email: 'asha@example.com',
      message: 'Hello',
      submission_id: expect.any(String),
    },
  ]);
  // Sent by the server: it counts messages and sees what robots fill in.
  expect(fake.requests.at(-1)?.headers.origin).toBeUndefined();
  const passed = await fetch(`${site.url}/rest/v1/Articles?select=id`, {
    headers: { apikey: fake.env.SUPABASE_ANON_KEY },
  });
  expect(passed.status).toBe(404);
});
