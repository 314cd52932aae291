import { pageNumber } from '@locales/common.ts';
import { institute } from '@site/institute.ts';

/** The words of a page's head: the whole `<title>` and the description for search results. */
export interface PageMeta {
  title: string;
  /** 110 to 155 characters: shorter says too little, longer is cut off by search engines. */
  description: string;
  noindex?: boolean;
}

export type ScreenMeta = Omit<PageMeta, 'description'>;

/** The `<title>` of a page: its own title, a list's page number from the second on, then the institute. */
export function documentTitle(title: string, page = 1): string {
  const shown = page > 1 ? `${title}, ${pageNumber(page)}` : title;
  return `${shown} | ${institute.name}`;
}

/** The addresses of a page of a list, of those around it, and of its twin in the other language, for its head. */
export function pagesAround(page: number, pageCount: number, pathOf: (page: number) => string) {
  return {
    path: pathOf(page),
    // The list in the other language may be shorter.
    twin: page > 1 ? { path: pathOf(1), only: 'near' as const } : undefined,
    previous: page > 1 ? pathOf(page - 1) : undefined,
    next: page < pageCount ? pathOf(page + 1) : undefined,
  };
}
