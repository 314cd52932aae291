import { otherLanguage as other } from '@locales/otherLanguage.ts';
import { withoutPrefix, withPrefix } from '@setu/kit';
import type { Alternate } from '@setu/kit/config';
import type { OtherLanguage } from './otherLanguage.ts';
import { language, prefix } from './prefix.ts';

export { language, prefix };

/** The site's other language, and the prefix of its addresses. */
export interface OtherPages extends OtherLanguage {
  prefix: string;
}

/** Null on a site of one language. */
export const otherLanguage: OtherPages | null = other && {
  ...other,
  prefix: prefix === '' ? `/${other.language}` : '',
};

export const pageAddress = (path: string): string => withPrefix(prefix, path);

/** Whether a path is that of a file, which is the same for all languages, or of a page in the other language. */
export const leavesLanguage = (path: string): boolean =>
  /^[^?#]*\.[a-z]\w*(?:$|[?#])/i.test(path) ||
  (prefix === '' && other !== null && withoutPrefix(`/${other.language}`, path) !== undefined);

/** The address of a link in the content, whose path may have this language's prefix already. */
export const linkAddress = (path: string): string =>
  leavesLanguage(path) || (prefix !== '' && withoutPrefix(prefix, path) !== undefined)
    ? path
    : pageAddress(path);

/** The addresses of a page and of its twin in the other language, for search engines; none on a site of one. */
export function alternates(path: string, twinPath = path): Alternate[] {
  if (!otherLanguage) return [];
  const own = { hrefLang: language, path: pageAddress(path) };
  const other = {
    hrefLang: otherLanguage.language,
    path: withPrefix(otherLanguage.prefix, twinPath),
  };
  return [own, other, { ...(prefix === '' ? own : other), hrefLang: 'x-default' }];
}

/** The URL of a loader's request without the language prefix, as in the table of routes. */
export function routeUrl({ url: address }: Request): URL {
  const url = new URL(address);
  url.pathname = withoutPrefix(prefix, url.pathname) ?? url.pathname;
  return url;
}
