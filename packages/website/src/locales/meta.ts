import { pageNumber, titleNotAvailable } from '@locales/common.ts';
import { articleDescription, courseDescription, topicDescription } from '@locales/meta.ts';
import { institute } from '@site/institute.ts';

/** The words of a page's head: the whole `<title>` and the description for search results. */
export interface PageMeta {
  title: string;
  /** 110 to 155 characters: shorter says too little, longer is cut off by search engines. */
  description: string;
  /** For pages that should not be found by searching. */
  noindex?: boolean;
}

/** The head of a screen that is shown in place of a page. */
export type ScreenMeta = Omit<PageMeta, 'description'>;

const shortest = 110;
export const longestDescription = 155;

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

/** One line of at most `max` characters, cut between words where that leaves most of it. */
export function clip(text: string, max: number): string {
  // The first thousand characters are more than any line needs, however long an article is.
  const line = text.slice(0, 1000).replace(/\s+/g, ' ').trim();
  // A character has at most two UTF-16 code units.
  const characters = Array.from(line.slice(0, 2 * max + 1));
  if (characters.length <= max) return characters.join('');
  const cut = characters.slice(0, max - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  const whole = lastSpace >= max * 0.75 ? cut.slice(0, lastSpace) : cut;
  return `${whole.replace(/[\s,;:.]+$/, '')}…`;
}

/** The head of a row's page: the beginning of its text, or a sentence about the page if that is short. */
function rowMeta(
  title: string | null,
  text: string | null | undefined,
  sentence: (title: string) => string,
): PageMeta {
  const named = title ?? titleNotAvailable;
  const begun = clip(text ?? '', longestDescription);
  const isLong = begun.length >= shortest;
  return {
    title: documentTitle(clip(named, 80)),
    description: isLong ? begun : clip(sentence(clip(named, 40)), longestDescription),
  };
}

export const courseMeta = (course: { title: string | null; description?: string | null }) =>
  rowMeta(course.title, course.description, courseDescription);

export const articleMeta = (article: { title: string | null; content?: string | null }) =>
  rowMeta(article.title, article.content, articleDescription);

export function topicMeta(topic: string, page: number): PageMeta {
  return {
    title: documentTitle(clip(topic, 80), page),
    description: clip(topicDescription(clip(topic, 40)), longestDescription),
  };
}
