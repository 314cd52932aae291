import { hairline } from '../../css/mixins.ts';
import { descendantStyle, style, vars } from '../../css/style.ts';

const { color, space, text } = vars;

export const prose = style({
  maxInlineSize: vars.layout.measure,
  fontSize: text.reading,
  lineHeight: vars.leading.reading,
});

const within = (selector: string, rule: Parameters<typeof descendantStyle>[1]) =>
  descendantStyle(`${prose} ${selector}`, rule);

// Not `* + *`: whenever an element is removed, as when a menu closes, browsers would match its neighbours by it
// and restyle the whole page.
const notFirst = ':where(:not(:first-child))';

within(`> ${notFirst}`, { marginBlockStart: space.x5 });
within(`section > ${notFirst}`, { marginBlockStart: space.x5 });
within(`> section${notFirst}`, { marginBlockStart: space.x8 });
within('h2', { fontSize: text.xl2 });
within('h3', { fontSize: text.xl });
within(`> :is(h2, h3)${notFirst}`, { marginBlockStart: space.x10 });
within(':is(h2, h3) + :is(h3, p, ul, ol, dl, blockquote, section)', { marginBlockStart: space.x3 });
// Restores the browser's markers where another reset has removed them.
within(':is(ul, ol)', { paddingInlineStart: '1.4em', listStyleType: 'revert' });
within(`li${notFirst}`, { marginBlockStart: space.x2 });
within('li::marker', { color: color.accentText, fontWeight: vars.weight.bold });
within('dt', { fontWeight: vars.weight.bold });
within('dd', { marginInlineStart: 0, marginBlockEnd: space.x3 });
descendantStyle(`${prose} a[href^="http"]::after`, {
  '@media': { print: { content: "' (' attr(href) ')'" } },
});
// Outweighs no component, such as a button, whose words would be unreadable.
descendantStyle(`:where(${prose} a:visited)`, { color: color.linkVisited });
within('blockquote', {
  marginInline: 0,
  paddingInlineStart: space.x5,
  borderInlineStart: `3px solid ${color.accent}`,
  fontFamily: vars.font.heading,
  fontSize: text.lg,
});
within('hr', { border: 0, borderBlockStart: hairline });
