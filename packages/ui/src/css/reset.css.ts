import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { headingFont, inDevanagari } from './mixins.ts';
import { baseStyle, media, vars } from './style.ts';
import { pictureFilter } from '../theme/pictureFilter.ts';
import { resetLayer } from '../theme/layers.css.ts';

const reset = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
// The browser centres the two kept out by their margins.
reset(':not([popover], dialog)', { margin: 0 });
reset('html', { WebkitTextSizeAdjust: 'none', textSizeAdjust: 'none' });
reset('img, svg, video', { display: 'block', maxWidth: '100%', height: 'auto' });
// Classes that set `display` would show it, but for the panels of tabs on paper.
reset('[hidden=""]', { '@media': { screen: { display: 'none !important' } } });
reset('[hidden=""]:not([role=tabpanel])', { '@media': { print: { display: 'none !important' } } });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
reset('fieldset', { border: 0, padding: 0, minWidth: 0 });

baseStyle('html', {
  background: vars.color.paper,
  // A fragment's target must not end up under the sticky header (WCAG 2.4.11).
  scrollPaddingBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space.x4})`,
});
// A part of a page with another theme would inherit the colour and the font of the page.
baseStyle('body, [data-setu-theme]', {
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.body,
});
baseStyle('body', {
  minHeight: '100vh',
  fontSize: vars.text.md,
  lineHeight: vars.leading.body,
  fontWeight: vars.weight.regular,
  // Long words and addresses must not widen the page at 320 px, nor the columns of a grid.
  overflowWrap: 'anywhere',
  textRendering: 'optimizeLegibility',
});
baseStyle('h1, h2, h3, h4', { ...headingFont, lineHeight: vars.leading.snug, textWrap: 'balance' });
baseStyle('p, li, dd', { textWrap: 'pretty' });
// Restores the browser's underline where another reset has removed it.
baseStyle('a', {
  color: vars.color.link,
  textDecorationLine: 'revert',
  textUnderlineOffset: '0.18em',
});
baseStyle('a:hover', { color: vars.color.linkHover, textDecorationThickness: '0.12em' });
// Everything that can be pressed responds to the press immediately, whatever it looks like otherwise.
baseStyle(':is(a, button, summary, label:has(:enabled)):active:not(:disabled)', {
  opacity: '0.75',
});
baseStyle(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' });
// Parts of the page that only code can focus. Widgets that arrow keys move through have a role.
baseStyle(':is(main, section, div, h1, h2, h3, h4):not([role])[tabindex="-1"]:focus', {
  outline: 'none',
});
// Devanagari is taller than Latin at the same size, with signs above and below the line, and needs more leading;
// less so in headings, whose links inherit it.
baseStyle(`body:is(${inDevanagari}), :where([lang]:is(${inDevanagari}))`, {
  lineHeight: vars.leading.reading,
  vars: { [vars.leading.tight]: vars.leading.snug },
});
// On paper every theme is black on white, whatever mode the screen is in.
const { color } = vars;
const paper = [
  color.paper,
  color.surface,
  color.sunken,
  color.brand,
  color.brandRaised,
  color.chip,
  color.successSurface,
  color.dangerSurface,
];
const ink = [color.ink, color.inkMuted, color.onBrand, color.onBrandMuted, color.onChip];
const accents = [color.accentText, color.link, color.linkVisited, color.success, color.danger];
const print = (selector: string, rule: GlobalStyleRule) =>
  baseStyle(selector, { '@media': { print: rule } });
print(':root, [data-setu-theme]', {
  colorScheme: 'light',
  vars: {
    ...Object.fromEntries(paper.map((name) => [name, 'Canvas'])),
    ...Object.fromEntries([...ink, ...accents].map((name) => [name, 'CanvasText'])),
    [pictureFilter]: 'none',
    [color.line]: 'GrayText',
    [color.lineStrong]: 'GrayText',
  },
});
print('html', { fontSize: '0.85em' });
print('h1, h2, h3, h4', { breakAfter: 'avoid' });
print('img, svg, video', { breakInside: 'avoid' });
print('p, li', { orphans: 3, widows: 3 });
// Not on `html`, where a router's next page would glide to its top. A carousel's section itself does not scroll: scripts
// that move its track read this.
baseStyle('[data-auto-advance]', { scrollBehavior: 'smooth' });
// Components animate freely; where motion is off, by the visitor's choice or else by the device's, one rule
// stops all of it. An animation of 0s still fires `animationend`, for code that waits for it.
const all = (root: string) =>
  ['', ' *', ' *::before', ' *::after'].map((part) => root + part).join(', ');
const still = {
  animationDuration: '0s !important',
  transitionDuration: '0s !important',
  scrollBehavior: 'auto',
} as const;
baseStyle(all(':root[data-setu-motion="paused"]'), still);
baseStyle(all(':root:not([data-setu-motion="running"])'), {
  '@media': { [media.reducedMotion]: still },
});
