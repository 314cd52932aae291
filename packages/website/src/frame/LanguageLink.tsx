import { usePageMeta, usePublicConfig, withPrefix } from '@setu/kit';
import { otherLanguage } from '../language.ts';
import type { OtherPages } from '../language.ts';
import { paths } from '../paths.ts';
import type { Meta } from './Head.tsx';

/** Leads to the page in the other language; from one that is in no language, such as an error, home. */
function Leading({ language, name, prefix, readIn, readList }: OtherPages) {
  const { forAnyOrigin } = usePublicConfig();
  const { path, twin = { path: path ?? paths.home } }: Partial<Meta> = usePageMeta() ?? {};
  // A page for any search has the words of none.
  const there = forAnyOrigin ? twin.path.replace(/\?.*/, '') : twin.path;
  return (
    <a
      href={withPrefix(prefix, there)}
      lang={language}
      hrefLang={language}
      aria-label={twin.only === 'list' ? readList : readIn}
    >
      {name}
    </a>
  );
}

/** Undefined in a site of one language. */
export const languageLink = otherLanguage ? <Leading {...otherLanguage} /> : undefined;
