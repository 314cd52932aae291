/** Encodings by their byte order mark. */
const byMark: Partial<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

type Decoded = { text: string } | { line: number; reason: string };

/**
 * Decodes a file, with line ends as `\n`: UTF-8, or UTF-16 with a byte order mark, as Excel's 'Unicode text'.
 * Anything else is refused with advice, because wrongly guessed letters could be published unnoticed.
 */
export function decode(bytes: Uint8Array): Decoded {
  const utf16 = byMark[Buffer.from(bytes.subarray(0, 2)).toString('hex')];
  let text: string;
  try {
    text = new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (utf16) return { line: 1, reason: 'begins as UTF-16, but is cut off or damaged' };
    return {
      line: lineOfBadByte(bytes),
      reason:
        'is not UTF-8, but probably Windows-1252: save it again with the encoding UTF-8 ' +
        "(in Excel as 'CSV UTF-8')",
    };
  }
  const nul = text.indexOf('\0');
  if (nul !== -1) {
    return {
      line: lineAt(text, nul),
      reason: 'is no text: it holds a character 0 (UTF-16 needs a byte order mark)',
    };
  }
  return { text: text.replaceAll(/\r\n?/g, '\n') };
}

/** The line of a position in a text, from 1. */
const lineAt = (text: string, position: number) => text.slice(0, position).split(/\r\n?|\n/).length;

function lineOfBadByte(bytes: Uint8Array): number {
  const decoded = new TextDecoder('utf-8').decode(bytes);
  return lineAt(decoded, Math.max(0, decoded.indexOf('\uFFFD')));
}
