import { centredRow, hairline, stack, surface } from '../../css/mixins.ts';
import { descendantStyle, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;
const offPaper = { print: { display: 'none' } } as const;

export const sheet = style({
  ...stack(space.x6),
  maxInlineSize: vars.layout.measure,
  overflowWrap: 'anywhere',
});

export const outcome = style({ scrollMarginBlockStart: space.x16 });

export const questions = style(stack(space.x6));

// A line to the end of each legend.
descendantStyle(`${questions} > *`, { borderBlockStart: hairline });

// They stand on a page of their own.
descendantStyle(`${questions} details`, { '@media': offPaper });

export const actions = style({ ...centredRow(space.x3), '@media': offPaper });

/** Nothing answers its buttons without a script. */
export const timer = style({
  ...centredRow(space.x2),
  maxInlineSize: '100%',
  '@media': { ...offPaper, '(scripting: none)': { display: 'none' } },
});

/** Stays in view, above what lies below the header. */
export const running = style([
  timer,
  {
    position: 'sticky',
    insetBlockStart: `calc(${vars.layout.headerHeight} + ${space.x2})`,
    zIndex: 1,
    justifySelf: 'start',
    padding: space.x2,
    ...surface(vars.radius.md),
    boxShadow: vars.shadow.raised,
  },
]);

export const time = style({
  paddingInline: space.x2,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const key = style({
  display: 'none',
  '@media': { print: { display: 'block', breakBefore: 'page' } },
});

export const keyList = style({ ...stack(space.x5), marginBlockStart: space.x4 });
