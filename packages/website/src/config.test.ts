import path from 'node:path';
import { expect, test } from 'vitest';
import { institute } from '@site/institute.ts';
import { defineWebsite } from './config.ts';

const root = path.join(import.meta.dirname, '../../../site');
const define = (changed: object) => () =>
  defineWebsite({ institute: { ...institute, ...changed }, root });

test('an institute without mistakes is a site', () => {
  expect(define({ without: ['practice'] })().name).toBe(institute.name);
  expect(define({ locale: 'hi-IN-u-nu-deva', otherLocales: undefined })().name).toBe(
    institute.name,
  );
});

test.each([
  [{ privacy: undefined }, 'privacy is missing.'],
  [{ locale: undefined }, 'locale is missing.'],
  [{ name: ' ' }, 'name is empty: fill it in.'],
  [{ articles: [] }, 'articles is empty: fill it in.'],
  [{ otherLocals: ['hi-IN'] }, "'otherLocals' is none of name, legalName, "],
  [{ without: ['practise'] }, "without has 'practise', which is none of accessibility, career, "],
  [{ locale: 'fr-FR' }, "'fr-FR' is no locale of this website, such as en-IN or hi-IN."],
  [{ otherLocales: ['hi_IN'] }, "'hi_IN' is no locale of this website, such as en-IN or hi-IN."],
  [{ articles: [{ ...institute.articles[0], listPath: '/daily' }] }, "listPath '/daily'"],
  [{ otherLocales: ['en-IN'] }, 'locale and otherLocales name one language twice.'],
])('a mistake is named with its file: %o', (changed, message) => {
  expect(define(changed)).toThrow(`src/institute.ts: ${message}`);
});
