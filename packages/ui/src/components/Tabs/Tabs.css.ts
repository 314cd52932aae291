import { descendantStyle, media, style, vars } from '../../css/style.ts';
import { hairline, middleLine, wrap } from '../../css/mixins.ts';

const { color, space } = vars;
/** For rules until React arrives; browsers without this media feature show all panels until then. */
const scripted = 'screen and (scripting: enabled)';

/** Marks the root for the rules below. */
export const tabs = style({});

export const list = style({
  ...wrap(space.x1),
  borderBlockEnd: hairline,
  '@media': { print: { display: 'none' } },
});

export const tab = style({
  ...middleLine,
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  padding: `${space.x2} ${space.x4}`,
  // Covers the line of the list.
  marginBlockEnd: `calc(-1 * ${vars.border.thin})`,
  borderBlockEnd: `${vars.border.thick} solid transparent`,
  color: color.inkMuted,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.ink, borderColor: color.lineStrong },
    '&[data-selected]': { color: color.ink, borderColor: color.accentText },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  // Transparent borders are visible there, and only the chosen tab has one.
  '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
});

/** On paper, where no tab can be chosen, all panels stand below one another, each under its heading. */
export const panel = style({
  paddingBlockStart: space.x4,
  selectors: { '& + &': { marginBlockStart: space.x6 } },
  '@media': {
    screen: { selectors: { [`[data-hydrated] > &`]: { margin: 0 } } },
    print: { display: 'block' },
  },
});

export const heading = style({
  marginBlockEnd: space.x3,
  fontSize: vars.text.xl,
  '@media': {
    [scripted]: { display: 'none' },
    screen: { selectors: { [`[data-hydrated] > ${panel} > &`]: { display: 'none' } } },
  },
});

// The address decides, because the tabs are links until React arrives.
const before = `${tabs}:not([data-hydrated])`;
const inAddress = `:has(> ${panel}:target, > ${panel} :target)`;
descendantStyle(
  [
    `${before}:not(${inAddress}) > ${panel}:not([data-selected])`,
    `${before}${inAddress} > ${panel}:not(:target, :has(:target))`,
  ].join(),
  { '@media': { [scripted]: { display: 'none' } } },
);
descendantStyle(`${before}${inAddress} > * > ${tab}[data-selected]`, {
  '@media': { [scripted]: { borderColor: 'transparent' } },
});
