/** All that XML 1.0 has no place for: most control characters, halves of surrogate pairs. */
const unprintable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as it stands in XML, in an element or between double quotes. */
export function escapeXml(text: string): string {
  return text
    .replace(unprintable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
