import { expect, test } from 'vitest';
import { shareAddresses } from './shareAddresses.ts';

const url = 'https://meadow.example/article/7?a=1&b=2';
const read = (href: string) => Object.fromEntries(new URL(href).searchParams);

test('writes title and address, whatever is in them', () => {
  const { whatsapp, telegram } = shareAddresses(url, ' R&D: 50% of “GDP”? #1 ');
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(read(whatsapp)).toEqual({ text: `R&D: 50% of “GDP”? #1\n${url}` });
  expect(telegram).toMatch(/^https:\/\/t\.me\/share\/url\?/);
  expect(read(telegram)).toEqual({ url, text: 'R&D: 50% of “GDP”? #1' });
});

test('shares the address alone where there is no title', () => {
  for (const title of [undefined, ' ']) {
    const { whatsapp, telegram } = shareAddresses(url, title);
    expect(read(whatsapp)).toEqual({ text: url });
    expect(read(telegram)).toEqual({ url });
  }
});

test('lives with half a character', () => {
  expect(read(shareAddresses(url, 'half \uD83D').telegram)['text']).toBe('half \uFFFD');
});
