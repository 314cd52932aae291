import { otherLanguage as other } from '@locales/otherLanguage.ts';
import { withoutPrefix, withPrefix } from '@setu/kit';
import type { Alternate } from '@setu/kit/config';
import type { OtherLanguage } from './locales/otherLanguage.ts';
import { language, prefix } from './prefix.ts';

export { language, prefix };

/** The language that the site has beside this one, and what leads there. */
export interface OtherPages extends OtherLanguage {
  prefix: string;
}

/** Null: the site has one alone. */
export const otherLanguage: OtherPages | null = other && {
  ...other,
  prefix: prefix === '' ? `/${other.language}` : '',
};

/** The address of a page of this language. */
export const pageAddress = (path: string): string => withPrefix(prefix, path);

/** The addresses of a page and of its twin, for search engines; none in a site of one language. */
export function alternates(path: string, twinPath = path): Alternate[] {
  if (!otherLanguage) return [];
  const own = { hrefLang: language, path: pageAddress(path) };
  const other = {
    hrefLang: otherLanguage.language,
    path: withPrefix(otherLanguage.prefix, twinPath),
  };
  return [own, other, { ...(prefix === '' ? own : other), hrefLang: 'x-default' }];
}

/** What a loader reads of its address, as the table of routes has it. */
export function routeUrl({ url: address }: Request): URL {
  const url = new URL(address);
  url.pathname = withoutPrefix(prefix, url.pathname) ?? url.pathname;
  return url;
}
