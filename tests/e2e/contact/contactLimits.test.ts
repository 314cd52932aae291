import { describe, expect, test } from 'vitest';
import { post } from '../../support/contactPage.ts';
import { useFakeSite } from '../../support/fakeSite.ts';
import { partOf } from '../../support/http/html.ts';

const { fake, site } = useFakeSite({ env: { TRUST_PROXY: '1' } });

const send = (message: string, visitor: string, more: Record<string, string> = {}) =>
  post(
    site.url,
    { firstName: 'Asha', lastName: '', email: '', message, timed: '1', ...more },
    { 'x-forwarded-for': visitor },
  );

async function expectRefused(answer: Response, message: string) {
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('600');
  const main = partOf(await answer.text(), 'main');
  expect(main).toContain(
    'Nothing you wrote is lost: please wait ten minutes and try again, or call +91 00000 00000.',
  );
  expect(main).toContain(`${message}</textarea>`);
}

// In this order: the second test needs the messages that the first has sent.
describe('messages to one site', () => {
  test('the 21st message within ten minutes from one address: 429, every word stays', async () => {
    for (let count = 0; count < 20; count += 1) {
      // Messages with a filled honeypot count like others.
      const answer = await send(
        `Message ${count}`,
        '10.9.0.1',
        count % 2 ? { leaveEmpty: 'x' } : {},
      );
      expect(answer.status).toBe(303);
    }
    await expectRefused(await send('One more', '10.9.0.1'), 'One more');
    expect(fake.tables['Contact Records']).toHaveLength(20);
  });

  test('the 201st message within ten minutes from all addresses: 429', async () => {
    const from = (visitor: number) => send(`Message from ${visitor}`, `10.0.0.${visitor}`);
    const answers = await Promise.all(Array.from({ length: 180 }, (_, visitor) => from(visitor)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    await expectRefused(await from(180), 'Message from 180');
    // A stored message may be sent again, because it is the same message.
    expect((await from(7)).status).toBe(303);
    expect(fake.tables['Contact Records']).toHaveLength(180);
  });
});
