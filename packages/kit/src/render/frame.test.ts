import { expect, test } from 'vitest';
import { createFrameCache } from './frame.ts';

const mark = (name: string) => `<template data-frame="${name}"></template>`;
const slot = (name: string, content: string) => mark(name) + content + mark(name);
const gap = (content: string) => slot('', content);

test('a slot is rendered once for all pages, but for its gap', () => {
  const renderInFrame = createFrameCache();
  const page = (own: string) =>
    renderInFrame('key', (leftEmpty) => {
      const header = leftEmpty ? gap(own) : `<header>Menu ${gap(own)} Search</header>`;
      const footer = leftEmpty ? '' : '<footer>Address</footer>';
      return `${slot('header', header)}<main>${own}</main>${slot('footer', footer)}`;
    });
  for (const own of ['one', 'two', 'three']) {
    expect(page(own)).toBe(
      `<header>Menu ${own} Search</header><main>${own}</main><footer>Address</footer>`,
    );
  }
});

test('a slot that is there twice, or has no end, is a mistake', () => {
  const render = (html: string) => () => createFrameCache()('key', () => html);
  expect(render(slot('header', 'a') + slot('header', 'b'))).toThrow('rendered twice');
  expect(render(`${mark('header')}a`)).toThrow('no end mark');
});
