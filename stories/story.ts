import { modes } from '../.storybook/looks.ts';

/**
 * What a component's page says below its states; every sentence may hold Markdown. It is written out where
 * it is used, for programs read it without running it (.storybook/catalogue/readStories.ts).
 */
export interface Guide {
  use: string;
  avoid: string;
  /** Rows of the keyboard table. Left out: there is nothing to operate. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
  accessibility: readonly string[];
  code: string;
}

/** A component's guide, which the pages of the workshop read, as the parameters of its stories: in a margin. */
export const guide = (written: Guide) => ({ layout: 'padded', docs: { guide: written } });

/** The same for a component that is as wide as the page. */
export const fullWidthGuide = (written: Guide) => ({ docs: { guide: written } });

/** A row of the prop table, for props that are a union of types: react-docgen reads none of those. */
export function prop(description: string, type: string, defaultValue?: string) {
  return {
    description,
    table: {
      type: { summary: type },
      ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
    },
  };
}

/** A width in CSS pixels, a theme where it is not Setu, a mode where a theme is pictured in both. */
type PictureLook = keyof typeof modes;

/**
 * The parameters of a story whose pictures are compared in these looks: with those in tests/screenshots whenever
 * the stories are tested (tests/setup/storybook.ts), and with the last accepted ones in Chromatic. A story
 * without them has no picture.
 */
export function pictured(...looks: readonly PictureLook[]) {
  return {
    chromatic: {
      disableSnapshot: false,
      modes: Object.fromEntries(looks.map((look) => [look, modes[look]])),
    },
  };
}

/**
 * The same for a story put together of components whose own pictures show the rest: its drawings, and the
 * footer that is the same below each page, are not in the picture.
 */
export function picturedInOutline(...looks: readonly PictureLook[]) {
  return { chromatic: { ...pictured(...looks).chromatic, ignoreSelectors: ['img', 'footer'] } };
}

/** In what every page is pictured: both modes, both layouts. */
export const picturedPage = picturedInOutline('1280 light', '320 dark');

/** Far too much, with a word that nothing can break by itself. */
export const farTooLong =
  'The name under which you were registered at your last examination, letter for letter as it is printed on the certificate, Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft included';

/** What makes a story one of a narrow window, of Hindi, of right to left. The pages of documentation show the second alone. */
export const narrow = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  tags: ['!autodocs'],
};
export const inHindi = { globals: { language: 'hi' } };
export const rightToLeft = { globals: { direction: 'rtl' }, tags: ['!autodocs'] };
