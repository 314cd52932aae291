import type { style } from './style.ts';

/** Browsers that can show the content of a closed `<details>`; in others it folds at every width. */
const unfolds = 'selector(::details-content)';

type Rule = Exclude<Parameters<typeof style>[0], readonly unknown[]>;

/** A rule from a width of `media` on; below that width, a `<details>` with `showContent` folds. */
export const unfoldedFrom = (width: string, rule: object): Rule => ({
  '@supports': { [unfolds]: { '@media': { [width]: rule } } },
});

/** For the `<details>` itself. */
export const showContent = {
  selectors: { '&::details-content': { contentVisibility: 'visible', display: 'block' } },
} as const;
