import { selectionNotFound as words } from '@locales/results.ts';
import { results } from '@site/content/results.ts';
import { institute } from '@site/institute.ts';
import type { Result } from '../instituteTypes.ts';
import { whatsappHref } from '../institute/links.ts';
import { askOnWhatsapp } from '../institute/menus.ts';
import { isOff, resultTitles } from '../institute/switches.ts';
import { prefix } from '../language/prefix.ts';
import { documentTitle } from '../pageHead/pageMeta.ts';
import { paths } from '../paths.ts';

interface ShownResult extends Result {
  title: string;
  path: string;
}

export const shownResults: readonly ShownResult[] = resultTitles.flatMap((title) => {
  const result = results[title];
  return result ? { title, path: `/${title}`, ...result } : [];
});

/** @throws Error that says which result either of the institute's two files lacks. */
export function checkResults(): void {
  if (isOff(paths.selections)) return;
  const files: [string, readonly string[], readonly string[]][] = [
    [`src${prefix}/content/results.ts`, Object.keys(results), resultTitles],
    ['src/institute.ts', resultTitles, Object.keys(results)],
  ];
  for (const [file, known, wanted] of files) {
    const missing = wanted.filter((title) => !known.includes(title));
    if (missing.length === 0) continue;
    throw new Error(
      `${file} lacks the result ${missing.join(', ')}. institute.ts names each result in \`results\`, content/results.ts describes it.`,
    );
  }
}

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
