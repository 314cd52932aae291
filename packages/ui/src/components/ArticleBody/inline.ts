import { isSafeHref } from '../../internal/link/href.ts';
import type { InlineContent, Line, LinkedText, MarkedText } from './blocks.ts';

/** Browsers and servers may refuse longer addresses; a longer link is shown as its words alone. */
const longestHref = 2048;

/** Characters allowed before an opening mark or a bare address, in addition to the start of a line. */
const before = String.raw`[\s([{<"'“‘:—–\-]`;
/** Characters allowed after a closing mark, in addition to the end of a line. */
const after = String.raw`\s)\]}"'”’.,;:!?…।॥—–\-`;

const bare = String.raw`[Hh][Tt][Tt][Pp][Ss]?:\/\/(?:[^\s()<>"“”]|\([^\s()<>"“”]*\))*(?:[^\s()<>"“”'’.,;:!?…।॥*_|[{\]}]|\([^\s()<>"“”]*\))`;
const words = String.raw`[^\s[\]](?:[^[\]]*[^\s[\]])?`;
/** Starts with a scheme or `/`, so that the brackets of "Article [19](1)" stay text. */
const address = String.raw`(?:[A-Za-z][A-Za-z\d+.-]*:|\/)(?:[^\s()]|\([^\s()]*\))*`;

/** Anything that may be more than plain text: an opening mark, a bare address or a link. */
const token = new RegExp(
  String.raw`(?<=^|${before})(?:(?<mark>\*\*(?=[^\s*])|_(?=[^\s_]))|(?<bare>${bare}))` +
    String.raw`|\[(?<words>${words})\]\((?<address>${address})\)`,
  'gu',
);

/** The end of a mark. The other mark may follow, because one may contain the other, but not its own kind. */
const closing = {
  '**': new RegExp(String.raw`(?<=[^\s*])\*\*(?=$|[${after}_])`, 'gu'),
  _: new RegExp(String.raw`(?<=[^\s_])_(?=$|[${after}*])`, 'gu'),
};
type Mark = keyof typeof closing;

/** Reads bold, emphasis, links and bare addresses in a line; incomplete marks stay as typed. Takes linear time. */
export function readInline(text: string): Line {
  const pieces = read(text, false);
  return pieces.every((piece) => typeof piece === 'string') ? pieces.join('') : pieces;
}

function read(text: string, inLink: boolean): InlineContent[] {
  const pieces: InlineContent[] = [];
  /** Marks without an end in the rest of the text, which are not searched for again. */
  const unclosed = new Set<Mark>();
  let shown = 0;
  let at = 0;
  for (;;) {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) break;
    const { index, groups = {} } = found;
    at = index + found[0].length;
    let piece: InlineContent[] | MarkedText | LinkedText | undefined;
    if (groups['mark'] !== undefined) {
      const mark = groups['mark'] as Mark;
      const end = unclosed.has(mark) ? -1 : indexOfClosing(mark, text, at);
      if (end === -1) {
        unclosed.add(mark);
        continue;
      }
      const content = read(text.slice(at, end), inLink);
      piece = { type: mark === '_' ? 'emphasis' : 'bold', content };
      at = end + mark.length;
    } else {
      if (groups['bare'] !== undefined && inLink) continue;
      const href = groups['bare'] ?? groups['address'] ?? '';
      const content = groups['bare'] === undefined ? read(groups['words'] ?? '', true) : [href];
      const safe = isSafeHref(href, true) && href.length <= longestHref;
      piece = safe ? { type: 'link', href, content } : content;
    }
    if (index > shown) pieces.push(text.slice(shown, index));
    for (const one of Array.isArray(piece) ? piece : [piece]) pieces.push(one);
    shown = at;
  }
  if (shown < text.length) pieces.push(text.slice(shown));
  return pieces;
}

function indexOfClosing(mark: Mark, text: string, from: number): number {
  const pattern = closing[mark];
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
}
