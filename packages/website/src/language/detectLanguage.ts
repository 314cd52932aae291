import { institute } from '@site/institute.ts';
import type { Passage } from '@setu/ui';
import { parseArticleText, passagesOf } from '@setu/ui/articleText';

/** The language of most of a text, if it is not the site's own. */
export function detectLanguage(text: string | null): Passage['lang'] {
  // A text on one line is parsed as one passage.
  const [block] = parseArticleText((text ?? '').replace(/\s+/g, ' '), institute.locale);
  return block && passagesOf(block)[0]?.lang;
}
