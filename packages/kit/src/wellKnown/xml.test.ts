import { expect, test } from 'vitest';
import { escapeXml } from './xml.ts';

test.each([
  ['a & b < c > d "e"', 'a &amp; b &lt; c &gt; d &quot;e&quot;'],
  ['tab\tline\nनमस्ते 🌉', 'tab\tline\nनमस्ते 🌉'],
  ['\u0000a\u0008b\u000bc\u001fd', 'abcd'],
  ['half \uD83C of a pair, \uFFFE and \uFFFF', 'half  of a pair,  and '],
])('%o stands in XML as %o', (text, xml) => {
  expect(escapeXml(text)).toBe(xml);
});
