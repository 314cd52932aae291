import type { Plugin } from 'vite';
import { languageAdvice, languageFindings } from './language.ts';
import { ownTexts } from './ownTexts.ts';
import type { Institute } from '../instituteTypes.ts';

export function languageWarning(institute: Institute, root: string): Plugin {
  return {
    name: 'website:language-warning',
    buildStart() {
      // The build of the root language checks all languages.
      if (this.environment.name !== 'client' || institute.otherLocales?.includes(institute.locale))
        return;
      const findings = languageFindings(ownTexts(root), institute);
      const [first, ...more] = findings;
      if (!first) return;
      const others = more.length === 0 ? '' : ` (and ${more.length} files more)`;
      this.warn(`${first.file}${others}: ${first.what}. ${languageAdvice}`);
    },
  };
}
