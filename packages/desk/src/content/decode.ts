type Decoded = { text: string } | { line: number; reason: string };

/**
 * Decodes a file, UTF-8, with line ends as `\n`. Anything else is refused with advice, because wrongly guessed letters
 * could be published unnoticed.
 */
export function decode(bytes: Uint8Array): Decoded {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return {
      line: lineOfBadByte(bytes),
      reason: "is not UTF-8: save it again with the encoding UTF-8 (in Excel as 'CSV UTF-8')",
    };
  }
  const nul = text.indexOf('\0');
  if (nul !== -1) return { line: lineAt(text, nul), reason: 'is no text: it holds a character 0' };
  return { text: text.replaceAll(/\r\n?/g, '\n') };
}

/** The line of a position in a text, from 1. */
const lineAt = (text: string, position: number) => text.slice(0, position).split(/\r\n?|\n/).length;

function lineOfBadByte(bytes: Uint8Array): number {
  const decoded = new TextDecoder('utf-8').decode(bytes);
  return lineAt(decoded, Math.max(0, decoded.indexOf('\uFFFD')));
}
