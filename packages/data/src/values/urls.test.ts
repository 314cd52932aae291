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

test('a picture is http, https or a path', () => {
  expect(safeImage('https://cdn.example.com/a.png')).toBe('https://cdn.example.com/a.png');
  expect(safeImage('http://cdn.example.com/a.png')).toBe('https://cdn.example.com/a.png');
  expect(safeImage('HTTP://cdn.example.com/a.png')).toBe('https://cdn.example.com/a.png');
  expect(safeImage('/art/a.svg')).toBe('/art/a.svg');
  expect(safeImage('/art/a.svg', 'http://127.0.0.1:54321')).toBe('/art/a.svg');
  expect(safeImage('mailto:a@b.in')).toBeNull();
  expect(safeImage('tel:1')).toBeNull();
  expect(safeImage('data:image/png;base64,AAAA')).toBeNull();
});

test.each([
  ['http://127.0.0.1:54321/storage/a.png', 'http://127.0.0.1:54321/storage/a.png'],
  ['http://127.0.0.1:5432/storage/a.png', 'https://127.0.0.1:5432/storage/a.png'],
  ['http://127.0.0.1:543210/storage/a.png', null],
  ['http://127.0.0.1:54321@evil.example/a.png', 'https://127.0.0.1:54321@evil.example/a.png'],
  ['http://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['javascript:alert(1)', null],
])('a picture of a project without TLS: %s', (url, shown) => {
  expect(safeImage(url, 'http://127.0.0.1:54321')).toBe(shown);
});
