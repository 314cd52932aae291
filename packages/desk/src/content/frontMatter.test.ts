import * as fc from 'fast-check';
import { stringify } from 'yaml';
import { describe, expect, test } from 'vitest';
import { inHindi } from '../web/app/words/said.ts';
import { readFrontMatter } from './frontMatter.ts';

const read = (text: string) => readFrontMatter('a.md', text, 'content');
const fieldsOf = (text: string) =>
  Object.fromEntries(
    [...(read(text).entries[0]?.fields ?? [])].map(([name, { value }]) => [name, value]),
  );

describe('front matter', () => {
  test('is texts and lists of texts; what looks like a number or a date stays as it is written', () => {
    const text =
      '---\nTitle: 12\ndate: 2026-11-22\nPublish at: 22/11/2026 06:00\nempty:\n' +
      "topics: [Polity, 'GS Paper 2, 3']\nmodule_1: |\n  Two\n  lines\n---\n\nThe text.\n\n---\nMore.\n";
    expect(fieldsOf(text)).toEqual({
      title: '12',
      date: '2026-11-22',
      publish_at: '22/11/2026 06:00',
      empty: '',
      topics: ['Polity', 'GS Paper 2, 3'],
      module_1: 'Two\nlines\n',
      content: 'The text.\n\n---\nMore.',
    });
    expect(fieldsOf(text.replace('Title: ', 'Title:\u00A0'))).toEqual(fieldsOf(text));
    const [entry] = read(text).entries;
    expect(entry?.fields.get('topics')?.line).toBe(6);
    expect(entry?.fields.get('content')?.line).toBe(12);
  });

  test.each([
    ['Text', "1: does not begin with a line '---'"],
    ['---\ntitle: A\n', "1: there is no second line '---'"],
    ['---\nPreamble\n---\n', "2: fields are lines such as 'title: The Preamble'"],
    ['---\na: b\ntitle: GS 2: Polity\n---\n', "3: there is ': ' within the value: put the whole"],
    ['---\ntitle: "A" b\n---\n', '2: something follows what is in quotes'],
    ['---\ntitle: @b\n---\n', '2: a value cannot begin with this mark'],
    ['---\ntitle: * b\n---\n', "2: a value cannot begin with '*'"],
    ['---\n\ttitle: b\n---\n', '2: a line begins with a tab'],
    ['---\ntitle: Budget #1\n---\n', "2: title: what follows ' #' would be left out"],
    ['---\ntitle: a\ntitle: b\n---\n', '3: this field is there twice'],
    ['---\ntitle: a\nTitle: b\n---\n', '3: title is there twice'],
    ['---\ncontent: a\n---\n\nb\n', '5: content is there twice'],
    ['---\ntitle: {a: b}\n---\n', '2: title: is neither a text nor a list'],
    ['---\na: &x b\nc: *x\n---\n', '3: c: is neither a text nor a list'],
    ['---\na: [[b]]\n---\n', '2: a: is neither a text nor a list'],
    ['---\na: !!js/function b\n---\n', '2: is no YAML: Unresolved tag'],
    [
      `---\n${[...Array(101).keys()].map((n) => `f${n}: x\n`).join('')}---\n`,
      '2: there are 101 fields',
    ],
  ])('%j is refused with line and reason, in Hindi too', (text, problem) => {
    const [{ line, reason } = { line: 0, reason: '' }] = read(text).problems;
    expect(`${line}: ${reason}`).toContain(problem);
    expect(inHindi(reason)).not.toBe(reason);
  });

  test('brings back whatever texts were written', () => {
    const texts = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !/[\r\u0085\u2028\u2029]/.test(text));
    fc.assert(
      fc.property(texts, fc.array(texts), (title, topics) => {
        const text = `---\n${stringify({ title, topics }, { lineWidth: 0 })}---\n`;
        expect(fieldsOf(text)).toEqual({ title, topics });
      }),
    );
  });

  test('never throws', () => {
    const pieces = fc.constantFrom(...'---¦\n¦: ¦- ¦"¦\'¦|¦>¦[¦{¦#¦*a¦&a¦!¦%¦\t¦a¦?¦ '.split('¦'));
    const texts = fc
      .array(fc.oneof(pieces, fc.string()))
      .map((parts) => `---\n${parts.join('')}\n---\n`);
    fc.assert(
      fc.property(texts, (text) => {
        for (const { line, reason } of read(text).problems) {
          expect(line).toBeGreaterThan(0);
          expect(reason).not.toBe('');
        }
      }),
    );
  });
});
