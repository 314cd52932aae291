import { backToHome } from '@locales/common.ts';
import { loading, notFound, offline, unexpectedError } from '@locales/errors.ts';
import { paths } from '../paths.ts';
import { type ScreenMeta, documentTitle } from '../pageHead/pageMeta.ts';

const metaOf = ({ title }: { title: string }): ScreenMeta => ({
  title: documentTitle(title),
  noindex: true,
});

const home = { label: backToHome, href: paths.home };

/** The head while a page is still being read. It is not `noindex`: search engines may find that page. */
export const loadingMeta: ScreenMeta = { title: documentTitle(loading) };

export const fallbacks = {
  notFound: {
    ...notFound,
    action: home,
    links: [
      { label: notFound.links.onlineMode, href: paths.onlineMode },
      { label: notFound.links.offlineMode, href: paths.offlineMode },
      { label: notFound.links.articles, href: paths.daily },
      { label: notFound.links.scholarship, href: paths.scholarship },
      { label: notFound.links.contact, href: paths.contact },
    ],
    meta: metaOf(notFound),
  },
  unexpectedError: { ...unexpectedError, action: home, meta: metaOf(unexpectedError) },
  offline: { ...offline, meta: metaOf(offline) },
};
