import { expect, test } from 'vitest';
import { post } from '../../support/contact/contactPage.ts';
import type { Fault } from '../../support/backend/fakeSupabase.ts';
import { partOf } from '../../support/http/html.ts';
import { startSite } from '../../support/site.ts';
import { useFakeSupabase } from '../../support/fakeSite.ts';

const fake = useFakeSupabase();

const words = { firstName: 'Asha', lastName: '', email: '', message: 'Hello' };
const row = { first_name: 'Asha', last_name: '', email: '', message: 'Hello' };
const stored = () => fake.tables['Contact Records'];

/** What PostgREST says of a column that the table does not have. */
const noSuchColumn =
  (column: string): Fault =>
  (response) => {
    const message = `Could not find the '${column}' column of 'Contact Records' in the schema cache`;
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 'PGRST204', details: null, hint: null, message }));
  };

/** Makes a project of before our migrations: it refuses each row that names one of these columns. */
function leaveOut(...columns: string[]): void {
  for (const column of columns) {
    fake.fail('Contact Records', noSuchColumn(column), ({ body }) => body.includes(column));
  }
}

test('a hosted table without the id gets the message without it, once', async () => {
  const site = await startSite({ env: fake.env });
  leaveOut('submission_id', 'suspected');
  const twice = await Promise.all([post(site.url, words), post(site.url, words)]);
  expect(twice.map(({ status }) => status)).toEqual([303, 303]);
  expect((await post(site.url, words)).status).toBe(303);
  expect(stored()).toEqual([row]);
  expect(fake.requests).toHaveLength(2);

  const next = { ...words, message: 'Hello again' };
  expect((await post(site.url, next)).status).toBe(303);
  expect(stored()).toEqual([row, { ...row, message: next.message }]);
  // The missing column is remembered.
  expect(fake.requests).toHaveLength(3);
  await site.stop();
});

test.for([[['suspected']], [['submission_id', 'suspected']]] as const)(
  'a hosted table without %j gets a trapped message as any other',
  async ([columns]) => {
    const site = await startSite({ env: fake.env });
    leaveOut(...columns);
    const messages = ['Hello', 'Hello again'];
    for (const message of messages) {
      const answer = await post(site.url, { ...words, message, leaveEmpty: 'robot' });
      expect(answer.status).toBe(303);
    }
    expect(stored()).toMatchObject(messages.map((message) => ({ ...row, message })));
    expect(stored().some((stored) => 'suspected' in stored)).toBe(false);
    // Each missing column was asked for once.
    expect(fake.requests).toHaveLength(columns.length + messages.length);
    await site.stop();
  },
);

test('trapped messages count as others do: the 21st of one address is refused', async () => {
  const site = await startSite({ env: fake.env });
  const send = (message: string) => post(site.url, { ...words, message, leaveEmpty: 'robot' });
  for (let count = 0; count < 20; count += 1) {
    expect((await send(`Message ${count}`)).status).toBe(303);
  }
  expect((await send('One more')).status).toBe(429);
  expect((await post(site.url, { ...words, timed: '1' })).status).toBe(429);
  expect(stored()).toHaveLength(20);
  await site.stop();
});

test('the 201st message within ten minutes from everywhere: 429, and every word stays', async () => {
  const site = await startSite({ env: { ...fake.env, TRUST_PROXY: '1' } });
  const from = (visitor: number) =>
    post(
      site.url,
      { ...words, message: `Message ${visitor}` },
      { 'x-forwarded-for': `10.0.0.${visitor}` },
    );
  const answers = await Promise.all(Array.from({ length: 200 }, (_, visitor) => from(visitor)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  const last = await from(200);
  expect(last.status).toBe(429);
  expect(last.headers.get('retry-after')).toBe('600');
  const main = partOf(await last.text(), 'main');
  expect(main).toContain('or call +91 00000 00000.');
  expect(main).toContain('Message 200</textarea>');
  // One that is stored may be sent again: it is the same message.
  expect((await from(7)).status).toBe(303);
  expect(stored()).toHaveLength(200);
  await site.stop();
});
