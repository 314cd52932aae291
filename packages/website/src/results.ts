import { institute } from '@site/institute.ts';
import type { Picture, Result } from './contract.ts';
import { whatsappHref } from './institute/links.ts';
import { askOnWhatsapp } from './institute/menus.ts';
import { shownResults } from './institute/switches.ts';
import { documentTitle } from './texts/meta.ts';
import type { PageMeta } from './texts/meta.ts';

/** The result of this title, in any letter case, or undefined. */
export function findResult(title: string): Result | undefined {
  return shownResults.find((known) => known.title === title.toLowerCase());
}

/** What stands where no result has the title asked for (docs/spec.md#results). */
export const selectionNotFound = {
  heading: 'Selection Not Found',
  text: 'We have no results under this name. Choose one of the years we have, or ask us on WhatsApp.',
  image: {
    src: '/art/default.svg',
    alt: 'A bridge over still water, in pale colours.',
    width: 800,
    height: 1000,
  },
  action: {
    label: `${askOnWhatsapp.label} for details`,
    href: whatsappHref(
      institute,
      'Hello, I could not find the results I was looking for on your website.',
    ),
  },
  meta: {
    title: documentTitle('Selection not found'),
    description:
      'There are no results under this address. Posters of the UPSC Civil Services Examination for 2024, 2023 and 2022 are on the results page.',
    noindex: true,
  },
} as const satisfies {
  heading: string;
  text: string;
  image: Picture;
  action: { label: string; href: string };
  meta: PageMeta;
};
