import type { ServerQueries } from '@setu/data/server';
import { expect, test } from 'vitest';
import { llmsText, securityText, texts } from './wellKnownTexts.ts';

const origin = 'https://institute.example';

test.each(['2026-11-22T07:00:00Z', '2026-11-01T00:00:00Z', '2028-02-29T23:59:59Z'])(
  'security.txt of %s expires within the year, and not soon',
  (now) => {
    const lines = securityText(origin, new Date(now)).split('\n');
    const fields = new Map(lines.map((line) => line.split(': ', 2) as [string, string]));
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.get('Contact')).toBe('mailto:hiring@example.com');
    expect(fields.get('Canonical')).toBe(`${origin}/.well-known/security.txt`);
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(330);
    expect(days).toBeLessThanOrEqual(366);
  },
);

test('a copy of the site made later in the month has the same security.txt', () => {
  const on = (day: string) => securityText(origin, new Date(`2026-11-${day}`));
  expect(on('30')).toBe(on('01'));
});

test('llms.txt has a name, a summary, and links in lists below headings', () => {
  const [name, , summary, ...rest] = llmsText(origin, true).split('\n');
  expect(name).toBe('# Setu');
  expect(summary).toMatch(/^> \w/);
  const lines = rest.filter((line) => line !== '' && !line.startsWith('Every page'));
  expect(lines.filter((line) => line.startsWith('## '))).toHaveLength(4);
  const links = lines.filter((line) => !line.startsWith('## '));
  expect(links.length).toBeGreaterThan(12);
  for (const link of links) expect(link).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\): \S/);
});

/** A failure that is not logged. */
const foreseen = Object.assign(new Error('No answer.'), { kind: 'foreseen' });

test.each([
  ['with questions', async () => [{}], true],
  ['without questions', async () => [], false],
  ['without an answer', async () => Promise.reject(foreseen), true],
])('llms.txt of a site %s', async (_of, wholeQuestions, isNamed) => {
  const queries = { wholeQuestions } as unknown as ServerQueries;
  const file = await texts.read(queries, '/llms.txt', origin, []);
  expect(file?.text.includes(`${origin}/practice)`)).toBe(isNamed);
});
