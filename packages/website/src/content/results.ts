import { selectionNotFound as words } from '@locales/results.ts';
import { results } from '@site/content/results.ts';
import { institute } from '@site/institute.ts';
import type { Result } from '../instituteTypes.ts';
import { whatsappHref } from '../institute/links.ts';
import { askOnWhatsapp } from '../institute/menus.ts';
import { resultTitles } from '../institute/switches.ts';
import { documentTitle } from '../locales/meta.ts';

/** A result with its address. */
export interface ShownResult extends Result {
  title: string;
  path: string;
}

/** The results that have a page, newest first. */
export const shownResults: readonly ShownResult[] = resultTitles.map((title) => {
  const result = results[title];
  if (!result) {
    throw new Error(
      `src/institute.ts names the result '${title}', but src/content/results.ts does not describe it. Add it there, or remove it from \`results\` of the institute.`,
    );
  }
  return { title, path: `/${title}`, ...result };
});

/** The result of this title, in any letter case, or undefined. */
export function findResult(title: string): ShownResult | undefined {
  return shownResults.find((known) => known.title === title.toLowerCase());
}

/** Shown if no result has the requested title (docs/spec.md#results). */
export const selectionNotFound = {
  heading: words.heading,
  text: words.text,
  image: { src: '/art/default.svg', alt: words.alt, width: 800, height: 1000 },
  action: {
    label: words.action(askOnWhatsapp.label),
    href: whatsappHref(institute, words.message),
  },
  meta: { title: documentTitle(words.title), description: words.description, noindex: true },
};
