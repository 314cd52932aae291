import type { ClipboardEvent, KeyboardEvent } from 'react';
import { marksOfHtml } from '../paste/marksOfHtml.ts';

type Mark = (area: HTMLTextAreaElement) => void;

/** Marks of a line, of which it has one. */
const ofLines = /^(?:#{1,6}|[-*•]|[0-9०-९]{1,3}[.)])\s+/;

/** How each mark of the format is applied to the selection, in the order of the buttons. */
const actions = {
  bold: (area) => around(area, '**', '**'),
  emphasis: (area) => around(area, '_', '_'),
  link: (area) => {
    if (!unlink(area)) around(area, '[', '](https://)');
  },
  heading: (area) => beforeLines(area, /^#{1,6}\s+/, () => '## '),
  points: (area) => beforeLines(area, /^[-*•]\s+/, () => '- ', ofLines),
  numbers: (area) =>
    beforeLines(area, /^[0-9०-९]{1,3}[.)]\s+/, (above) => `${above + 1}. `, ofLines),
  table(area) {
    // Below what is selected, which stays.
    area.setSelectionRange(area.selectionEnd, area.selectionEnd);
    type(area, '\n|   |   |\n|---|---|\n|   |   |\n');
  },
} satisfies Record<string, Mark>;
type MarkName = keyof typeof actions;

export const marks = Object.keys(actions) as MarkName[];
export const mark = (area: HTMLTextAreaElement, name: MarkName): void => actions[name](area);

/** Shortcut keys, with Ctrl or Command. */
export const keysOfMarks: Partial<Record<MarkName, string>> = {
  bold: 'b',
  emphasis: 'i',
  link: 'k',
};

/** Inserts a text over the selection as if it were typed, so that Ctrl+Z undoes it. */
function type(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // No other API adds to the browser's undo history of a field. An empty text would insert nothing.
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

/** What a mark can be around: it holds no end of a line, and no blank at its ends, as a double click selects one. */
const words = /\S(?:.*\S)?/g;

/** The text without this mark; undefined: not all of its words have it. */
function withoutMarks(text: string, opening: string, closing: string): string | undefined {
  const marked = text.match(words) ?? [];
  const bare = marked.map((one) => one.slice(opening.length, one.length - closing.length));
  const isMarked = marked.every(
    (one, at) =>
      one === opening + bare[at] + closing && bare[at] !== '' && !bare[at]?.includes(opening),
  );
  return isMarked && bare.length > 0 ? text.replaceAll(words, () => bare.shift() ?? '') : undefined;
}

/** Marks the selection, or takes the mark off. */
function around(area: HTMLTextAreaElement, opening: string, closing: string): void {
  const { selectionStart: from, selectionEnd: to, value } = area;
  const chosen = value.slice(from, to);
  // The mark is within the selection, next to it, or around the other one of `**` and `_`.
  for (const more of [0, opening.length, '**_'.length]) {
    const begin = Math.max(from - more, 0);
    const end = to + (more && more - opening.length + closing.length);
    const bare = withoutMarks(value.slice(begin, end), opening, closing);
    // Within a word `_` is no mark.
    const isInWord = opening === '_' && /\w/.test(value.charAt(begin - 1) + value.charAt(end));
    if (bare === undefined || isInWord) continue;
    area.setSelectionRange(begin, end);
    type(area, bare);
    area.setSelectionRange(begin, begin + bare.length);
    return;
  }
  const marked = chosen.replaceAll(words, `${opening}$&${closing}`);
  type(area, marked === chosen ? opening + chosen + closing : marked);
  const start = area.value.indexOf(opening, from) + opening.length;
  area.setSelectionRange(
    start,
    area.value.lastIndexOf(closing, area.selectionEnd - closing.length),
  );
}

/** As the article's format reads them: an address has a scheme or begins with a slash. */
const links = /\[([^[\]\n]+)\]\((?:[a-z][a-z\d+.-]*:|\/)(?:[^\s()]|\([^\s()]*\))*\)/gi;

/** Takes the link that holds the selection off its words; false: there is none. */
function unlink(area: HTMLTextAreaElement): boolean {
  const { selectionStart, selectionEnd, value } = area;
  const edge = selectionStart === selectionEnd ? 1 : 0;
  const link = [...value.matchAll(links)].find(
    ({ index, 0: { length } }) =>
      index + edge <= selectionStart && selectionEnd + edge <= index + length,
  );
  if (!link) return false;
  const { index, 0: whole, 1: words = '' } = link;
  area.setSelectionRange(index, index + whole.length);
  type(area, words);
  area.setSelectionRange(index, index + words.length);
  return true;
}

/**
 * Inserts a mark before each line that the selection touches, or takes it off if all of them have it.
 *
 * @param own matches the mark.
 * @param markOf gets how many lines above it are marked.
 * @param replaced matches what it takes the place of.
 */
function beforeLines(
  area: HTMLTextAreaElement,
  own: RegExp,
  markOf: (above: number) => string,
  replaced = own,
): void {
  const { selectionStart, selectionEnd, value } = area;
  const from = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const next = value.indexOf('\n', selectionEnd);
  area.setSelectionRange(from, next === -1 ? value.length : next);
  const lines = value.slice(from, area.selectionEnd).split('\n');
  // Blank lines stand between paragraphs, and are no items.
  const isMarked = (line: string) => lines.length === 1 || line.trim() !== '';
  const isOff = lines.filter(isMarked).every((line) => own.test(line));
  let count = 0;
  const marked = lines.map((line) => {
    if (!isMarked(line)) return line;
    return isOff ? line.replace(own, '') : markOf(count++) + line.replace(replaced, '');
  });
  const text = marked.join('\n');
  type(area, text);
  if (lines.length > 1) area.setSelectionRange(from, from + text.length);
}

export function replaceAll(area: HTMLTextAreaElement, text: string): void {
  area.select();
  type(area, text);
}

/** @param line from 1. */
export function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const above = lines.slice(0, line).join('\n');
  area.focus();
  area.setSelectionRange(above.length - (lines[line - 1] ?? '').length, above.length);
  // No browser scrolls to a selection that was set: a copy without height tells where the line ends.
  const copy = area.cloneNode() as HTMLTextAreaElement;
  copy.value = above;
  Object.assign(copy.style, { position: 'absolute', inlineSize: `${area.offsetWidth}px` });
  Object.assign(copy.style, { blockSize: '0', minBlockSize: '0' });
  area.after(copy);
  area.scrollTop = copy.scrollHeight - area.clientHeight / 2;
  copy.remove();
}

export function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  // A keyboard of Hindi has other letters on these keys.
  const letter = /^[a-z]$/i.test(event.key) ? event.key : event.code.replace('Key', '');
  const name = marks.find((each) => keysOfMarks[each] === letter.toLowerCase());
  if (!name) return;
  event.preventDefault();
  mark(event.currentTarget, name);
}

/** Converts what is pasted from Word and Google Docs to marks. */
export function onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const html = event.clipboardData.getData('text/html');
  const text = html === '' ? '' : marksOfHtml(html);
  if (text === '') return;
  event.preventDefault();
  type(event.currentTarget, text);
}
