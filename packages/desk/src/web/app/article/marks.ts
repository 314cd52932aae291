import { marksOfHtml } from '../paste/marksOfHtml.ts';

/** The marks of the format, in the order of their buttons. */
export const marks = ['bold', 'emphasis', 'link', 'heading', 'points', 'numbers', 'table'] as const;
type MarkName = (typeof marks)[number];

/** Shortcut keys, with Ctrl or Command. */
export const keysOfMarks: Partial<Record<MarkName, string>> = {
  bold: 'b',
  emphasis: 'i',
  link: 'k',
};

/** Inserts a text as if it were typed, so that Ctrl+Z undoes it. */
function type(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // No other API adds to the browser's undo history of a field.
  document.execCommand('insertText', false, text);
}

function around(area: HTMLTextAreaElement, opening: string, closing: string): void {
  const { selectionStart: from, selectionEnd: to } = area;
  const chosen = area.value.slice(from, to);
  type(area, opening + chosen + closing);
  area.setSelectionRange(from + opening.length, from + opening.length + chosen.length);
}

/** Inserts a mark before each line that the selection touches. */
function beforeLines(area: HTMLTextAreaElement, markOf: (line: number) => string): void {
  const { selectionStart, selectionEnd, value } = area;
  const from = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const next = value.indexOf('\n', selectionEnd);
  area.setSelectionRange(from, next === -1 ? value.length : next);
  const lines = value.slice(from, area.selectionEnd).split('\n');
  type(area, lines.map((line, at) => markOf(at) + line).join('\n'));
}

export function mark(area: HTMLTextAreaElement, name: MarkName): void {
  switch (name) {
    case 'bold':
      return around(area, '**', '**');
    case 'emphasis':
      return around(area, '_', '_');
    case 'link':
      return around(area, '[', '](https://)');
    case 'heading':
      return beforeLines(area, () => '## ');
    case 'points':
      return beforeLines(area, () => '- ');
    case 'numbers':
      return beforeLines(area, (line) => `${line + 1}. `);
    case 'table':
      return type(area, '\n|   |   |\n|---|---|\n|   |   |\n');
    default:
      return name satisfies never;
  }
}

export function replaceAll(area: HTMLTextAreaElement, text: string): void {
  area.select();
  type(area, text);
}

/** @param line from 1. */
export function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const from = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  area.focus();
  area.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
}

/** Handles the shortcut keys, and converts what is pasted from Word and Google Docs to marks. */
export function listen(area: HTMLTextAreaElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const name = (Object.keys(keysOfMarks) as MarkName[]).find(
      (each) => keysOfMarks[each] === event.key.toLowerCase(),
    );
    if (!name) return;
    event.preventDefault();
    mark(area, name);
  };
  const onPaste = (event: ClipboardEvent) => {
    const html = event.clipboardData?.getData('text/html') ?? '';
    const text = html === '' ? '' : marksOfHtml(html);
    if (text === '') return;
    event.preventDefault();
    type(area, text);
  };
  area.addEventListener('keydown', onKey);
  area.addEventListener('paste', onPaste);
  return () => {
    area.removeEventListener('keydown', onKey);
    area.removeEventListener('paste', onPaste);
  };
}
