/** Sample article texts, keyed by their content. */
export const articleTexts: Record<string, string> = {
  nothing: '',
  'blanks alone': ' \r\n\t\u00a0\u3000\ufeff\n',
  'a space of no width alone': '\u200b',
  'a short text': 'Both Houses read it.',
  'lines and paragraphs':
    'One line\r\nand the next.\n\n\tA paragraph.\u2028Its second line.\rA third.',
  'blank lines that are not empty': 'One.\n \t\u00a0\nTwo.\n\u3000\nThree.',
  'bullets of every kind': '- one\n* two\n– three\n• four\n▪five\n   - six\n➢ seven\n\uf0b7eight',
  'no bullets': '-5 degrees\n-\n•\n*bold*\n— so he said',
  'a bullet behind a bullet': '• • one\n- - two',
  'numbers of every kind': '1. one\n2) two\n३. तीन\n4.four\n५)पाँच\n999. many',
  'no numbers': '1947. A year.\n1.5 million\n2)(3)\n(1) one\n12\n3.\n1.\u0901',
  'an item of several lines': '- one\n  and more\n\tand more\nno more\n\n  nor this',
  'an item after a blank line': '- one\n\n- two\n\n3. three\n\ntext',
  'a heading by a colon': 'In short:\n\n- It is law.\n\nNext:\n\nMore.',
  'no heading by a colon': 'In short:\nIt is law.\n\nNext:',
  'headings in a row': 'A:\n\nB:\n\n1. c',
  'a heading alone': 'Why:',
  'a title below a paragraph': 'The Bill is read.\n\nWhy it matters\n\nIt is law.',
  'a title in Hindi': 'विधेयक पढ़ा गया।\n\nयह क्यों ज़रूरी है\n\nयह कानून है।',
  'a title above all': 'Why it matters\n\nIt is law.',
  'a title at the end': 'It is law.\n\nWhy it matters',
  'titles in a row': 'It is law.\n\nAsha Rao\n\nRavi Iyer\n\nThey teach.',
  'a title between lists': '- one\n\nThe rest\n\n- two',
  'a sentence of its own':
    'One.\n\nIt is “law.”)\n\nTwo.\n\nIt goes on,\n\nThree.\n\nऔर यह है।\n\nचार।',
  'a numbered part':
    'Step one: know it.\n\nTwo.\n\nPART IV — the Fundamental Duties.\n\nThree.\n\nभाग २: यह है।\n\nचार।',
  'no numbered part': 'Stepped one: no.\n\nTwo.\n\nStep:\nno.\n\nStep one\n\nThree.',
  'a heading as long as they get': `${'a'.repeat(79)}:\n\nB.`,
  'a line too long for a heading': `${'a'.repeat(80)}:\n\nB.`,
  'a heading of characters beyond the first plane': `${'😀'.repeat(39)}a:\n\nB.\n\n${'😀'.repeat(40)}:\n\nC.`,
  'an address without its scheme':
    'One.\n\nAs seen at pib.gov.in\n\nWrite to team@example.org\n\nTwo.',
  'a time or a number after a colon':
    'One.\n\nTime: 10:30 am\n\nTwo.\n\nMarks: 15\n\nThree.\n\nसमय: १०:३०\n\nFour.',
  'a title with a colon':
    'One.\n\nFederalism: the road ahead\n\nTwo.\n\nBudget 2026: 10 key points\n\nThree.',
  'what looks like HTML': '<b>Bold</b> & more',
  controls: 'a\u0001b\u001bc\n\u000b\nd\u007f\ufeffe',
  'characters beyond the first plane': '𝒜 😀',
  'a space of no width': 'a\u200bb',
  'letters of many scripts':
    'One.\n\nতালিকা\n\nTwo.\n\nபட்டியல்\n\nThree.\n\nفہرست\n\nFour.\n\nÉtat\n\nFive.\n\n7 laws\n\nSix.',
};
