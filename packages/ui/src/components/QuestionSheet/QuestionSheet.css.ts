import { centredRow, hairline, stack, surface } from '../../css/mixins.ts';
import { descendantStyle, style, vars } from '../../css/style.ts';

const { space } = vars;
const offPaper = { print: { display: 'none' } } as const;

export const sheet = style({ ...stack(space.x6), maxInlineSize: vars.layout.measure });

export const outcome = style({ scrollMarginBlockStart: space.x16 });

export const questions = style(stack(space.x6));

// A line from each legend to the end of its row.
descendantStyle(`${questions} > *`, { borderBlockStart: hairline });

// Printed on a separate page instead (see `key`).
descendantStyle(`${questions} details`, { '@media': offPaper });

export const actions = style({ ...centredRow(space.x3), '@media': offPaper });

/** Hidden without scripts, because its buttons would do nothing. */
export const timer = style({
  ...centredRow(space.x2),
  maxInlineSize: '100%',
  '@media': { ...offPaper, '(scripting: none)': { display: 'none' } },
});

/** Stays in view below the header, above the content; not in a low window, where it would cover most of that. */
export const running = style([
  timer,
  {
    justifySelf: 'start',
    padding: space.x2,
    ...surface(vars.radius.md),
    boxShadow: vars.shadow.raised,
    '@media': {
      '(min-height: 30em)': {
        position: 'sticky',
        insetBlockStart: `calc(${vars.layout.headerHeight} + ${space.x2})`,
        zIndex: 1,
      },
    },
  },
]);

// What takes the focus must not end up below it, where it has two lines either (WCAG 2.4.11).
descendantStyle(`${running} ~ * :is(a, button, input, select, textarea, summary)`, {
  scrollMarginBlockStart: `calc(2 * ${space.x16})`,
});

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
descendantStyle(`${keyList} > *`, { breakInside: 'avoid' });
