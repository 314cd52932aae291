import { marksOfHtml } from '../paste/marksOfHtml.ts';

export type MarkName = 'bold' | 'emphasis' | 'link' | 'heading' | 'points' | 'numbers' | 'table';

/** With Ctrl, or the Command key. */
export const keysOfMarks: Partial<Record<MarkName, string>> = {
  bold: 'b',
  emphasis: 'i',
  link: 'k',
};

/** As if it were typed, so that the browser takes it back with Ctrl+Z. */
function type(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // Nothing else writes into the browser's own history of a field.
  document.execCommand('insertText', false, text);
}

function around(area: HTMLTextAreaElement, opening: string, closing: string): void {
  const { selectionStart: from, selectionEnd: to } = area;
  const chosen = area.value.slice(from, to);
  type(area, opening + chosen + closing);
  area.setSelectionRange(from + opening.length, from + opening.length + chosen.length);
}

/** Before each line that is chosen in part. */
function beforeLines(area: HTMLTextAreaElement, markOf: (line: number) => string): void {
  const { selectionStart, selectionEnd, value } = area;
  const from = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const next = value.indexOf('\n', selectionEnd);
  area.setSelectionRange(from, next === -1 ? value.length : next);
  const lines = value.slice(from, area.selectionEnd).split('\n');
  type(area, lines.map((line, at) => markOf(at) + line).join('\n'));
}

/** Writes a mark of the format at what is chosen. */
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

/** Answers the keys of marks, and makes marks of what is pasted from Word and Google Docs. */
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
