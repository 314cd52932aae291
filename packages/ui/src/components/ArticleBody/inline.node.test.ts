import { expect, test } from 'vitest';
import type { InlineContent } from './blocks.ts';
import { readInline } from './inline.ts';

const bold = (...content: InlineContent[]): InlineContent => ({ type: 'bold', content });
const emphasis = (...content: InlineContent[]): InlineContent => ({ type: 'emphasis', content });
const link = (href: string, ...content: InlineContent[]): InlineContent => ({
  type: 'link',
  href,
  content,
});
const bare = (href: string) => link(href, href);

test.each([
  ['bold', 'The **Money Bill**.', ['The ', bold('Money Bill'), '.']],
  ['emphasis', 'A _panchayat_ is', ['A ', emphasis('panchayat'), ' is']],
  ['emphasis that is bold', '_**a** b_', [emphasis(bold('a'), ' b')]],
  ['marks in brackets and quotes', '(**a**) “_b_”', ['(', bold('a'), ') “', emphasis('b'), '”']],
  ['marks behind a dash', 'pre-**1950**—_so_', ['pre-', bold('1950'), '—', emphasis('so')]],
  ['Hindi marks', '**संसद**, _सभा_।', [bold('संसद'), ', ', emphasis('सभा'), '।']],
  ['an underline in emphasis', '_the snake_case name_', [emphasis('the snake_case name')]],
  [
    'a link to write or call',
    '[a](mailto:a@b.in) [b](tel:+911)',
    [link('mailto:a@b.in', 'a'), ' ', link('tel:+911', 'b')],
  ],
  ['brackets in an address', '[a](https://b.in/c_(d))', [link('https://b.in/c_(d)', 'a')]],
  ['marks in a link', '[a **b**](/c)', [link('/c', 'a ', bold('b'))]],
  ['a link in marks', '**[a](/c)**', [bold(link('/c', 'a'))]],
  ['an address in the words of a link', '[https://a.in](/b)', [link('/b', 'https://a.in')]],
  ['marks beside an unsafe link', '[a](javascript:b) **c**', ['a', ' ', bold('c')]],
  ['a bare address with marks in it', 'https://a.in/_b_/**c', [bare('https://a.in/_b_/**c')]],
  ['a bare address in marks', '**https://a.in**', [bold(bare('https://a.in'))]],
  ['a bare address behind a colon', 'स्रोत:https://a.in', ['स्रोत:', bare('https://a.in')]],
])('reads %s', (_name, text, pieces) => {
  expect(readInline(text)).toEqual(pieces);
});

test.each([...'.,;:!?…।॥)"”\']>', ').', '**', '),'])('a bare address ends before %s', (end) => {
  const href = 'https://a.in/b';
  expect(readInline(`(${href}${end} and`)).toEqual(['(', bare(href), `${end} and`]);
});

test.each([
  '5 * 3 * 2',
  '2**3 and 4**5',
  'snake_case and _private',
  'a_b_c __a__ ___ ***a***',
  '** a** and _ b_',
  '**a and _b',
  '**संसद**में',
  'fill in ______ and _',
  'Article [19](1)(a) and [20](b)',
  '[a] (/b) [](/b) [ ](/b) [a]()',
  '[a](www.example.org) [a](#b)',
  'pib.gov.in www.example.org xhttps://a.in https://',
  '![',
])('leaves as it is: %s', (text) => {
  expect(readInline(text)).toBe(text);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,a',
  'vbscript:a',
  'ftp://a.in',
  '//a.in',
  '/\\a.in',
  `https://a.in/${'b'.repeat(2048)}`,
])('shows the words alone where the address is not safe: %s', (href) => {
  expect(readInline(`See [the Bill](${href}).`)).toBe('See the Bill.');
});
