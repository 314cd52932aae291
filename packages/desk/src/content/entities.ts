/** The names that Moodle and Word write, each with its character. */
const characters: Record<string, string> = Object.fromEntries(
  [
    "amp& apos' bull• cent¢ copy© deg° divide÷ emsp\u2003 ensp\u2002 euro€ frac12½ frac14¼",
    'frac34¾ ge≥ gt> hellip… larr← ldquo“ le≤ lsquo‘ lt< mdash— middot· minus− nbsp\u00A0',
    'ndash– ne≠ para¶ plusmn± pound£ quot" rarr→ rdquo” reg® rsquo’ sect§ shy\u00AD sup2²',
    'sup3³ thinsp\u2009 times× trade™ zwj\u200D zwnj\u200C',
  ].flatMap((line) => line.split(' ').map((one) => [one.slice(0, -1), one.slice(-1)])),
);

/** Decodes the entities of HTML: named, decimal and hexadecimal ones. Unknown names stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}\d{0,2}));/gi,
    (all, decimal, hex, name) => {
      if (name !== undefined) return characters[name as string] ?? all;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    },
  );
