import type { Plugin } from 'vite';
import { languageAdvice, languageFindings } from './language.ts';
import { ownTexts } from './ownTexts.ts';
import type { Institute } from '../instituteTypes.ts';

/** Warns of content in another language than the one that the website speaks. */
export function otherLanguage({
  institute: { locale },
  root,
}: {
  institute: Pick<Institute, 'locale'>;
  root: string;
}): Plugin {
  return {
    name: 'website:other-language',
    buildStart() {
      if (this.environment.name !== 'client') return;
      const [first, ...more] = languageFindings(ownTexts(root), locale);
      if (!first) return;
      const others = more.length === 0 ? '' : ` (and ${more.length} files more)`;
      this.warn(`${first.file}${others}: ${first.what}. ${languageAdvice(locale)}`);
    },
  };
}
