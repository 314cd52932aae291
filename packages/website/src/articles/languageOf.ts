import { institute } from '@site/institute.ts';
import { parseArticleText, passagesOf } from '@setu/ui';
import type { Passage } from '@setu/ui';

/** The language that most of a text is in, where it is not the site's own. */
export function languageOf(text: string | null): Passage['lang'] {
  // On one line it is one passage.
  const [block] = parseArticleText((text ?? '').replace(/\s+/g, ' '), institute.locale);
  return block && passagesOf(block)[0]?.lang;
}
