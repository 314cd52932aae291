import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hindiLabels } from './hi.tsx';

const source = path.resolve(import.meta.dirname, '..');

function sourceFiles(pattern: string): { file: string; text: string }[] {
  return globSync(pattern, { cwd: source })
    .filter((file) => !/\.(test|fixture)\./.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }));
}

test('a whole language is what the components take, no more and no less', () => {
  const taken = sourceFiles('{components,internal}/**/*.{ts,tsx}').flatMap(({ text }) =>
    [...text.matchAll(/useLabels\('(\w+)'/g)].map(([, name]) => name),
  );
  expect(new Set(taken)).toEqual(new Set(Object.keys(hindiLabels)));
});

/** Every label that is a text, by its path. */
function texts(value: unknown, at: string): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') return [];
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${at}.${key}`));
}

test('every text is Hindi', () => {
  const all = texts(hindiLabels, 'hindiLabels');
  expect(all.length).toBeGreaterThan(130);
  // Names that Hindi keeps, and the example of an email address.
  const kept = /Google|WhatsApp|Telegram|name@example\.com/g;
  const other = all.filter(([, text]) => {
    const rest = text.replaceAll(kept, '');
    return /[a-z]/i.test(rest) || !/\p{Script=Devanagari}/u.test(rest);
  });
  expect(other).toEqual([]);
});

test('names of buttons start with what is written on them', () => {
  for (const { show, hide, showPassword, hidePassword } of [
    hindiLabels.signInForm,
    hindiLabels.registerForm,
  ]) {
    expect(showPassword.startsWith(show)).toBe(true);
    expect(hidePassword.startsWith(hide)).toBe(true);
  }
});

test('no component loads a language', () => {
  const users = sourceFiles('{components,internal,css,theme}/**/*.{ts,tsx}').filter(({ text }) =>
    /from '[^']*labels\/[^']+'/.test(text),
  );
  expect(users.map(({ file }) => file)).toEqual([]);
});
