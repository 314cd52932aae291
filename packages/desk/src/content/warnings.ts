import { type ArticleWarning, articleWarnings } from '@setu/ui/articleText';
import type { Entry, Problem } from './entry.ts';

/** Something that will probably not be shown as its author intended. */
export interface Warning extends Problem {
  kind: ArticleWarning['kind'] | 'quoted' | 'missed';
}

/** Curly quotes are no syntax in YAML or CSV, and would be shown. */
const quoted = /^[\u201C\u201D\u201E\u2018\u2019].*[\u201C\u201D\u2018\u2019]$/su;

/**
 * The warnings of an entry.
 *
 * @param body the field that is an article's text; undefined: there is none.
 */
export function warningsOf({ file, fields }: Entry, body: string | undefined): Warning[] {
  return [...fields].flatMap(([name, { value, line }]): Warning[] => {
    if (name === body && typeof value === 'string') {
      return articleWarnings(value).map(({ kind, message, ...place }) => ({
        kind,
        file,
        line: line + place.line - 1,
        reason: message,
      }));
    }
    const values = typeof value === 'string' ? [value] : value;
    return values
      .filter((one) => quoted.test(one.trim()))
      .map((one) => ({
        kind: 'quoted',
        file,
        line,
        reason: `${name}: the curly quotes around ${one.trim()} will be shown. Write straight ones ("…"), or none`,
      }));
  });
}
