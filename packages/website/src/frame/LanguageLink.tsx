import { usePageMeta, usePublicConfig, withPrefix } from '@setu/kit';
import { type OtherPages, otherLanguage } from '../language/language.ts';
import { paths } from '../paths.ts';
import type { Meta } from './Head.tsx';

/** Links to the page in the other language, or from a page without one, such as an error, to the home page. */
function OtherLanguageLink({ language, name, prefix, readIn, readList, readNewest }: OtherPages) {
  const { forAnyOrigin } = usePublicConfig();
  const { path, twin = { path: path ?? paths.home } }: Partial<Meta> = usePageMeta() ?? {};
  // A page that is sent for every search does not know the words of one.
  const there = forAnyOrigin ? twin.path.replace(/\?.*/, '') : twin.path;
  const labels = { list: readList, newest: readNewest, near: readIn };
  return (
    <a
      className="language"
      href={withPrefix(prefix, there)}
      lang={language}
      hrefLang={language}
      aria-label={labels[twin.only ?? 'near']}
    >
      {name}
    </a>
  );
}

/** Undefined on a site of one language. */
export const languageLink = otherLanguage ? <OtherLanguageLink {...otherLanguage} /> : undefined;
