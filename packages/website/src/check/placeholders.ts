/** Values that no institute has: https://www.rfc-editor.org/rfc/rfc2606 reserves the names for examples. */
const patterns = [
  /[\w.+-]+@(?:[\w-]+\.)*example\.(?:com|net|org)\b/i,
  /https?:\/\/[^\s"'`]*\bexample\b[^\s"'`]*/i,
  // A phone number with six zeros in a row.
  /\+?(?=(?:[ ()-]*\d){10})\d[\d ()-]*?(?:0[ ()-]*){6}[\d ()-]*\d/,
  /Building 00|Example Road|Sample Nagar|भवन 00|उदाहरण मार्ग/,
  // 'Sample student', 'Sample: …', and notes that words are a sample; an institute may offer sample papers.
  /\bsample\b(?! (?:answer|paper|question|test)s?\b)[^"'`$]{0,40}/i,
  /नमून[ाे](?! (?:प्रश्न|उत्तर|पेपर|टेस्ट))[^"'`$]{0,40}/,
];

/** The first placeholder of a line, as written there; undefined if there is none. */
export function placeholderIn(line: string): string | undefined {
  for (const pattern of patterns) {
    const [found] = pattern.exec(line) ?? [];
    if (found !== undefined) return found.replace(/\s*(?:--|\*\/).*$/, '').trim();
  }
  return undefined;
}
