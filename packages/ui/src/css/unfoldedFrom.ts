import type { style } from './style.ts';

/** Browsers that can show what a closed `<details>` holds; in others it folds at every width. */
const unfolds = 'selector(::details-content)';

type Rule = Exclude<Parameters<typeof style>[0], readonly unknown[]>;

/** A rule that holds from a width on (of `media`), where a `<details>` with `showContent` folds below it. */
export const unfoldedFrom = (width: string, rule: object): Rule => ({
  '@supports': { [unfolds]: { '@media': { [width]: rule } } },
});

/** For the `<details>` itself. */
export const showContent = {
  selectors: { '&::details-content': { contentVisibility: 'visible', display: 'block' } },
} as const;
