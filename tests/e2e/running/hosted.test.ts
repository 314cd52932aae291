import { expect, test } from 'vitest';
import { courseDetails } from '../../support/backend/sampleRows.ts';
import { readPage } from '../../support/http/html.ts';
import { post } from '../../support/contactPage.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

const { fake, site } = useFakeSite({ env: { SITE_URL: 'https://institute.example/' } });

test('the same build shows the content of that project', async () => {
  const page = await readPage(`${site.url}/editorial-analysis/3`);
  expect(page.text).toContain('The first paragraph of article 3.');
  expect(page.canonical).toBe('https://institute.example/editorial-analysis/3');
  expect(site.output()).toContain(`Using the backend at ${fake.url}`);
  expect(site.output()).not.toContain(fake.env.SUPABASE_ANON_KEY);
});

test('the log names a course that a page hides', async () => {
  fake.tables['Course Details'].push({ ...courseDetails(9), slug: 'privacy' });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  await expect.poll(site.output).toContain('The course "privacy" is hidden by the page /privacy');
});

test('the policy lets pages read that address and no other', async () => {
  const { headers } = await fetch(site.url);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toContain(`connect-src 'self' ${fake.url}`);
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
});

test('messages are sent by the server, which counts them, and nothing is passed on to a backend', async () => {
  expect((await post(site.url, { message: 'Hello', timed: '1' })).status).toBe(303);
  expect(fake.tables['Contact Records']).toMatchObject([{ message: 'Hello' }]);
  expect(fake.requests.at(-1)?.headers.origin).toBeUndefined();
  const passed = await fetch(`${site.url}/rest/v1/Articles?select=id`, {
    headers: { apikey: fake.env.SUPABASE_ANON_KEY },
  });
  expect(passed.status).toBe(404);
});
