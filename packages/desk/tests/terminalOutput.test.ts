import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Output } from '../src/command.ts';
import { createOutput } from '../src/terminal/output.ts';
import { captureStreams } from './support/desk.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Every control character but line ends and tabs, and every mark that changes the direction of a text. */
const codes = [
  ...range(0x00, 0x1f).filter((code) => code !== 0x0a && code !== 0x09),
  ...range(0x7f, 0x9f),
  0x061c,
  ...range(0x200e, 0x200f),
  ...range(0x2028, 0x202e),
  ...range(0x2066, 0x206f),
];
const evil = `a${codes.map((code) => String.fromCharCode(code)).join('')}b\r[31mc`;
const bad = new RegExp(
  `[${codes
    .filter((code) => code !== 0x0d)
    .map((code) => `\\u${code.toString(16).padStart(4, '0')}`)
    .join('')}]|\\r(?!\\n)`,
);

// With the next test this proves it of all commands: whatever they write goes through `createOutput`.
test.each<[string, (output: Output) => void]>([
  ['a result', ({ print }) => print(evil)],
  ['a remark', ({ say }) => say(evil)],
  ['a table', ({ table }) => table([evil, 'b'], [[evil, evil]])],
  ['lines', ({ table }) => table(['a'], [[evil]], [evil])],
])('what others wrote commands no terminal, as %s', async (_name, write) => {
  for (const json of [false, true]) {
    const { printed, said } = await captureStreams(async () => {
      write(createOutput(json));
      return 0;
    });
    expect(printed + said).not.toBe('');
    expect(printed + said).not.toMatch(bad);
  }
});

test('one module alone writes to the streams', () => {
  const source = path.join(import.meta.dirname, '../src');
  const writers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) =>
      /\bprocess\.std|= process;|\bconsole\./.test(readFileSync(path.join(source, name), 'utf8')),
    );
  expect(writers).toEqual(['terminal/output.ts']);
});

test('programs read in JSON what was stored', async () => {
  const { printed } = await captureStreams(async () => {
    createOutput(true).table(['name'], [[evil]]);
    return 0;
  });
  expect(JSON.parse(printed)).toEqual([{ name: evil }]);
});
