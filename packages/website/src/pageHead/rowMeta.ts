import { titleNotAvailable } from '@locales/common.ts';
import { type PageMeta, documentTitle } from './pageMeta.ts';

const shortest = 110;
export const longestDescription = 155;

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
export function rowMeta(
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
