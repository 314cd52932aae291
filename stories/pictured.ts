import { modes } from '../.storybook/looks.ts';

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
