import { expect, test } from 'vitest';
import { messageLanguage } from './formatMessage.ts';

test.each([
  ['शुल्क?https://a.example/hi/bpsc-foundation-online?utm_source=whatsapp asha.k@example.com', 'hi'],
  ['What does it cost?', 'en'],
  ['www.example.com', 'en'],
  ['12345', null],
])('%s is written in %s', (message, language) => {
  const nothing = { id: null, firstName: null, lastName: null, email: null, date: null };
  const stored = { ...nothing, message, answered: null, suspected: false };
  expect(messageLanguage(stored)).toBe(language);
});
