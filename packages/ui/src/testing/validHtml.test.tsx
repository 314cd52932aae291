import { expect, test } from 'vitest';
import { findInvalidHtml } from './validHtml.ts';

// What our settings ask beyond the standard ones of html-validate.
test.for([
  ['a label that leads nowhere', '<label for="gone">x</label>'],
  ['a description that is nowhere', '<p aria-describedby="gone">x</p>'],
  ['a target that is nowhere', '<button type="button" popovertarget="gone">x</button>'],
  ['a heading without a text', '<h2></h2>'],
  ['a legend without a text', '<fieldset><legend></legend></fieldset>'],
  ['a link with an empty address', '<a href="">x</a>'],
])('finds %s', ([, html = '']) => {
  expect(findInvalidHtml(html)).not.toEqual([]);
});

test('finds nothing in what is right', () => {
  const html = '<h2 id="a">x</h2><ul aria-labelledby="a"><li><a href="/">y</a></li></ul>';
  expect(findInvalidHtml(html)).toEqual([]);
});
