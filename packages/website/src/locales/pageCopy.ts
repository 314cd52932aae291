import { home } from '@locales/common.ts';
import { ownWords } from '@site/content/pages.ts';
import { institute } from '@site/institute.ts';
import type { PageWords } from '../instituteTypes.ts';
import { type PageName, paths } from '../paths.ts';
import { type PageMeta, documentTitle } from '../pageHead/pageMeta.ts';

/** A page's address, its `h1` with the sentence below it, and its head. */
export interface PageCopy {
  path: string;
  title: string;
  heading: string;
  text: string;
  image?: string;
  meta: PageMeta;
}

/** Pages that need not be found by search engines. */
export const unindexed: readonly PageName[] = [
  'search',
  'practiceAgain',
  'saved',
  'login',
  'register',
];

/** A fixed page: its words, or those of the institute where it has its own. */
export function pageCopy(name: PageName, words: PageWords): PageCopy {
  const { description, ...shown } = { ...words, ...ownWords[name] };
  const { title = shown.heading } = shown;
  return {
    path: paths[name],
    ...shown,
    title,
    meta: {
      title: documentTitle(title),
      description,
      ...(unindexed.includes(name) && { noindex: true }),
    },
  };
}

/** The head of the home page; all other words of the page are the institute's. */
export function homeMeta(words: Pick<Required<PageWords>, 'title' | 'description'>): PageMeta {
  const { title, description } = { ...words, ...ownWords.home };
  return { title: `${institute.name}: ${title}`, description };
}

export const homeCrumb = { title: home, href: paths.home };

/** The breadcrumbs of a page, or of one below it. */
export const crumbsTo = ({ heading, path }: PageCopy, below: string | null = null) => [
  homeCrumb,
  ...(below === null ? [{ title: heading }] : [{ title: heading, href: path }, { title: below }]),
];
