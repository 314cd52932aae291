import { linkAddress } from '../language/language.ts';
import { institute } from '@site/institute.ts';
import { parseArticleText } from '@setu/ui/articleText';
import type { Block, InlineContent, Line, Passage } from '@setu/ui';

/** An article's text as HTML without styles, with HTML in it escaped and its paths as addresses of `origin`. */
export function articleHtml(text: string, origin: string): string {
  return parseArticleText(text, institute.locale)
    .map((block) => blockHtml(block, origin))
    .join('\n');
}

function blockHtml(block: Block, origin: string): string {
  const element = (name: string, { lines, lang }: Passage) => {
    const marked = lang === undefined ? '' : ` lang="${lang}"`;
    const content = lines.map((line) => lineHtml(line, origin)).join('<br>');
    return `<${name}${marked}>${content}</${name}>`;
  };
  const elements = (name: string, passages: readonly Passage[]) =>
    passages.map((passage) => element(name, passage)).join('');
  switch (block.type) {
    case 'heading':
      return element(`h${2 + (block.depth ?? 0)}`, block);
    case 'paragraph':
      return element('p', block);
    case 'bulletList':
      return `<ul>${elements('li', block.items)}</ul>`;
    case 'numberedList':
      return `<ol start="${block.start}">${elements('li', block.items)}</ol>`;
    case 'table': {
      const header = `<thead><tr>${elements('th', block.header)}</tr></thead>`;
      const rows = block.rows.map((cells) => `<tr>${elements('td', cells)}</tr>`);
      return `<table>${header}<tbody>${rows.join('')}</tbody></table>`;
    }
    default:
      return block satisfies never;
  }
}

function lineHtml(line: Line, origin: string): string {
  if (typeof line === 'string') return escapeHtml(line);
  return line.map((piece) => inlineHtml(piece, origin)).join('');
}

function inlineHtml(piece: InlineContent, origin: string): string {
  if (typeof piece === 'string') return escapeHtml(piece);
  const content = lineHtml(piece.content, origin);
  switch (piece.type) {
    case 'bold':
      return `<strong>${content}</strong>`;
    case 'emphasis':
      return `<em>${content}</em>`;
    case 'link': {
      const href = piece.href.startsWith('/') ? origin + linkAddress(piece.href) : piece.href;
      return `<a href="${escapeHtml(href).replaceAll('"', '&quot;')}">${content}</a>`;
    }
    default:
      return piece satisfies never;
  }
}

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
