import { expect, test, vi } from 'vitest';

test.each([
  ['/contact', '/hi/contact'],
  // As it stands in the address bar.
  ['/hi/contact', '/hi/contact'],
  ['/hindi', '/hi/hindi'],
  ['/syllabus.pdf?v=2', '/syllabus.pdf?v=2'],
])('in a Hindi page a link to %s leads to %s', async (path, address) => {
  vi.doMock('./prefix.ts', () => ({ language: 'hi', prefix: '/hi' }));
  vi.resetModules();
  const { linkAddress } = await import('./language.ts');
  expect(linkAddress(path)).toBe(address);
});

test('in an English page a link to a Hindi one leaves the language', async () => {
  vi.doUnmock('./prefix.ts');
  vi.resetModules();
  const { leavesLanguage } = await import('./language.ts');
  const left = ['/hi', '/hi/contact', '/hindi', '/contact'].filter(leavesLanguage);
  expect(left).toEqual(['/hi', '/hi/contact']);
});
