import { parseArticle, passagesOf, textOf } from '@setu/ui';

/** Far more than a description or a summary, far less than an article may hold. */
const enough = 2000;

/** The beginning of an article's text without its marks. */
export function plainText(text: string): string {
  const passages = parseArticle(text.slice(0, enough)).flatMap(passagesOf);
  return passages.flatMap(({ lines }) => lines.map(textOf)).join(' ');
}
