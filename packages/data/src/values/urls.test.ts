import { expect, test } from 'vitest';
import { safeHref, safeImage } from './urls.ts';

test.each([
  'https://store.example.com/a?b=c#d',
  'HTTP://EXAMPLE.COM',
  'mailto:jobs@example.com',
  'tel:+911140000000',
  '/online-mode?category=BPSC',
  '/',
])('%s is a link', (url) => {
  expect(safeHref(` ${url} `)).toBe(url);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://',
  'https://[',
  '/half\uD83D',
  'mailto:',
  'tel:',
  'www.example.com',
  '#top',
  ' ',
  `/${'a'.repeat(2048)}`,
  7,
  null,
])('%j is no link', (url) => {
  expect(safeHref(url)).toBeNull();
  expect(safeImage(url)).toBeNull();
});

test.each([
  ['https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['HTTP://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['/art/a.svg', '/art/a.svg'],
  ['mailto:a@b.in', null],
  ['tel:1', null],
  ['http://127.0.0.1:54321/storage/a.png', 'http://127.0.0.1:54321/storage/a.png'],
  ['http://127.0.0.1:5432/storage/a.png', 'https://127.0.0.1:5432/storage/a.png'],
  ['http://127.0.0.1:543210/storage/a.png', null],
  ['http://127.0.0.1:54321@evil.example/a.png', 'https://127.0.0.1:54321@evil.example/a.png'],
])('a picture of a project without TLS: %s', (url, shown) => {
  expect(safeImage(url, 'http://127.0.0.1:54321')).toBe(shown);
});
