import { brandBand } from '../../css/brandBand.css.ts';
import { descendantStyle, media, style, vars } from '../../css/style.ts';
import {
  centredRow,
  hairline,
  inline,
  middle,
  middleLine,
  square,
  stack,
  wrap,
} from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';
import { showContent, unfoldedFrom } from '../../css/unfoldedFrom.ts';

const { color, space } = vars;

export const footer = style([
  brandBand,
  {
    position: 'relative',
    overflow: 'hidden',
    paddingBlock: `${space.x12} ${space.x8}`,
    '@media': { print: { display: 'none' } },
  },
]);

export const belowOrnament = style({
  paddingBlockStart: `calc(${space.x16} + ${space.x4})`,
  '@media': { [media.from769]: { paddingBlockStart: `calc(2 * ${space.x16})` } },
});

export const ornament = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: '4.5rem',
  '@media': { [media.from769]: { blockSize: '6rem' }, [media.forcedColors]: { display: 'none' } },
});

export const columns = style({
  ...stack(),
  columnGap: space.x8,
  '@media': {
    [media.from600]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space.x10 },
    [media.from1024]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.25fr)' },
  },
});

export const contact = style({
  marginBlockEnd: space.x4,
  '@media': {
    [media.from600]: { gridColumn: '1 / -1', marginBlockEnd: 0 },
    [media.from1024]: { gridColumn: 'auto' },
  },
});

export const top = style({
  marginBlockEnd: space.x6,
  '@media': { [media.from600]: { marginBlockEnd: space.x8 } },
});

export const settings = style({ flex: '1 0 100%', ...wrap(space.x8, space.x2) });

export const heading = style({ marginBlockEnd: space.x3, fontSize: vars.text.lg });

const wide = media.from600;
const row = '3.25rem';

/** On a phone a row that unfolds its links. */
export const group = style({
  position: 'relative',
  borderBlockEnd: hairline,
  ...unfoldedFrom(wide, { borderBlockEnd: 0 }),
});

export const groupHeading = style([
  heading,
  {
    ...middleLine,
    minBlockSize: row,
    marginBlockEnd: 0,
    // Room for the chevron.
    paddingInlineEnd: space.x8,
    ...unfoldedFrom(wide, { minBlockSize: 0, marginBlockEnd: space.x3, paddingInlineEnd: 0 }),
  },
]);

export const fold = style(unfoldedFrom(wide, showContent));

export const summary = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: row,
  listStyle: 'none',
  cursor: 'pointer',
  ...unfoldedFrom(wide, { display: 'none' }),
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineEnd: space.x2,
      insetBlockStart: '1.1rem',
      ...square('0.6rem'),
      borderBlockEnd: `${vars.border.thick} solid ${color.accent}`,
      // Turned, it points down in right-to-left text too.
      borderRight: `${vars.border.thick} solid ${color.accent}`,
      rotate: '45deg',
    },
    [`${fold}[open] > &::after`]: { rotate: '225deg' },
  },
});

export const list = style([
  plainList,
  { paddingBlockEnd: space.x3, ...unfoldedFrom(wide, { paddingBlockEnd: 0 }) },
]);

export const contactList = style([
  plainList,
  {
    display: 'grid',
    columnGap: space.x4,
    rowGap: space.x2,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    '@media': {
      [media.from600]: {
        columnGap: space.x8,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
      },
    },
  },
]);

export const contactLine = style({
  display: 'flex',
  gap: space.x3,
  minInlineSize: 0,
  '@media': {
    [media.upTo599]: {
      // At half of a phone's width an e-mail address would break within a word.
      selectors: { '&:has([href^="mailto:"], address)': { gridColumn: '1 / -1' } },
    },
  },
});

export const icon = style({ display: 'flex', alignItems: 'center', color: color.accent });

export const contactWords = style({ display: 'grid', alignContent: 'start', minInlineSize: 0 });

export const contactLabel = style({ fontSize: vars.text.xs, color: color.onBrandMuted });
// Plain text is as far below its label as links are.
descendantStyle(`${contactLabel} + span`, { marginBlockStart: space.x1 });

export const address = style([contactWords, { fontStyle: 'normal', textWrap: 'balance' }]);

export const link = style({
  ...inline(),
  minBlockSize: '2.25rem',
  color: color.ink,
  textDecorationColor: `color-mix(in oklab, ${color.onBrandMuted} 45%, transparent)`,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

export const social = style([plainList, { ...wrap(space.x2) }]);

export const socialLink = style({
  ...middle,
  ...square('2.75rem'),
  border: hairline,
  borderRadius: vars.radius.pill,
  color: color.ink,
  selectors: { '&:hover': { borderColor: color.onBrand, color: color.ink } },
});

export const end = style({
  ...centredRow(space.x8, space.x4),
  justifyContent: 'space-between',
  marginBlockStart: space.x6,
  '@media': {
    [media.from600]: {
      marginBlockStart: space.x10,
      paddingBlockStart: space.x6,
      borderBlockStart: hairline,
    },
  },
  fontSize: vars.text.sm,
  color: color.onBrandMuted,
});
