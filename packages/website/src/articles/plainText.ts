import { parseArticleText, passagesOf, textOf } from '@setu/ui';

/** Of so many characters most marks, and the addresses in them, leave one that is read. */
const charactersPerShown = 4;

/** The beginning of an article's text without its marks, mostly some `length` characters or more. */
export function plainText(text: string, length: number): string {
  const passages = parseArticleText(text.slice(0, charactersPerShown * length)).flatMap(passagesOf);
  return passages.flatMap(({ lines }) => lines.map(textOf)).join(' ');
}
