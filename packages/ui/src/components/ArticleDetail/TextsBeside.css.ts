import { media, style, vars } from '../../css/style.ts';
import { hairline, stack } from '../../css/mixins.ts';
import { body } from '../ArticleBody/ArticleBody.css.ts';

export const title = style({ fontSize: vars.text.lg, marginBlockEnd: vars.space.x6 });

export const texts = style(stack(vars.space.x10));

/** A paragraph and its translation: one below the other on a phone, side by side where there is room. */
export const pair = style({
  ...stack(vars.space.x3),
  breakInside: 'avoid',
  paddingBlock: vars.space.x4,
  borderBlockStart: hairline,
  '@media': {
    [media.from769]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.x10,
    },
  },
});

/** The second language of a phone's single column must differ from the first at a glance. */
export const other = style([
  body,
  { paddingInlineStart: vars.space.x4, borderInlineStart: `3px solid ${vars.color.accent}` },
]);
