import { expect, test } from 'vitest';
import { logoCode } from './logoModule.ts';

const svg = (inside: string) => `<?xml version="1.0"?>
<!-- made by hand -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Logo</title>${inside}</svg>`;

test('shapes become elements, their attributes in the spelling of React', () => {
  const code = logoCode(
    svg(`<g fill="currentColor"><path fill-rule='evenodd' d="M0 0h9"/></g>
      <circle r="2" fill="url(#shine)"/>`),
  );
  expect(code).toContain('export const viewBox = "0 0 9 9";');
  expect(code).toContain(
    `[createElement("g", {"key":0,"fill":"currentColor"}, [createElement("path", {"key":0,"fillRule":"evenodd","d":"M0 0h9"})]), createElement("circle", {"key":1,"r":"2","fill":"url(#shine)"})]`,
  );
});

test.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<image href="x.png"/>', '<image href='],
  ['<path onload="alert(1)"/>', 'onload='],
  ['<path style="fill:red"/>', 'style='],
  ['<path fill="url(https://x.example)"/>', 'fill="url(https'],
  ['<path d="&amp;"/>', 'd="&amp;"'],
  ['<g><path/></svg>', '</svg>'],
  ['words', 'words'],
])('%s is refused by its name', (inside, named) => {
  expect(() => logoCode(svg(inside))).toThrow(named);
});

test.each(['', '<path/>', '<svg></svg>', `${svg('')}${svg('')}`, '<svg viewBox="0 0 1 1">'])(
  'what is no drawing is refused: %j',
  (text) => {
    expect(() => logoCode(text)).toThrow('public/logo.svg: it must be one whole <svg>');
  },
);
