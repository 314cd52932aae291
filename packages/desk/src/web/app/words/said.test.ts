import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleWarningLabels, hindiArticleWarningLabels } from '@setu/ui/articleText';
import { expect, test } from 'vitest';
import { type Problem, entryFrom } from '../../../content/entry.ts';
import { readCsv } from '../../../content/csv.ts';
import { decode } from '../../../content/decode.ts';
import { readFrontMatter } from '../../../content/frontMatter.ts';
import { questionEntries } from '../../../content/questionText.ts';
import { hindiOf, inHindi } from './said.ts';

test.each([
  [
    "category: 'Poems' is unknown. It is one of: A, B.",
    "श्रेणी (category): 'Poems' नहीं चलता। इनमें से एक: A, B।",
  ],
  ["There is no article '/a/25'. Nothing was changed.", "लेख '/a/25': यह नहीं है। कुछ नहीं बदला गया।"],
  [
    "The course '/a' is not put back, because another course has its address by now. To have this one again, withdraw the other one first. Nothing was written.",
    "पाठ्यक्रम '/a' वापस नहीं आया, क्योंकि उसका पता अब किसी दूसरे पाठ्यक्रम का है। इसे वापस लाने के लिए पहले दूसरे को वेबसाइट से हटाइए। कुछ नहीं लिखा गया।",
  ],
  [
    'Of the articles none was written: The server did not answer in time.',
    'कुछ नहीं लिखा गया (लेख): सर्वर ने समय पर उत्तर नहीं दिया।',
  ],
  [
    "the option (a) is '3 only', and there are 2 statements",
    "विकल्प (a) '3 only' है, पर केवल 2 कथन हैं",
  ],
  [
    `title: there is ': ' within the value: put the whole value in straight quotes: "…"`,
    `शीर्षक (title): मान के भीतर ': ' है: पूरे मान को सीधे उद्धरण चिह्नों में रखिए: "…"`,
  ],
  ['translation_of: there is no article 9', 'किसका अनुवाद (translation_of): लेख 9 नहीं है'],
  ['The server sent an answer that could not be read.', 'सर्वर का उत्तर पढ़ा नहीं जा सका।'],
  ['explanation: there is none', 'व्याख्या (explanation): नहीं है'],
  ['is the same as q.md:7', 'वही है जो q.md:7 में है'],
  [
    'is not published on its date, but as article 5 of no date. To correct that one leave the date out; with --move it gets the new one; without --replace this becomes an article of its own',
    'अपनी तारीख पर नहीं, बल्कि इस रूप में प्रकाशित है: लेख 5, बिना तारीख। उसे सुधारने के लिए तारीख मत लिखिए; --move से उसे नई तारीख मिलेगी; --replace के बिना यह अलग लेख बनेगा',
  ],
  [
    'has cards 3, 4 of no or the same mode: delete all but one first',
    'एक ही या बिना किसी प्रकार के कार्ड 3, 4 हैं: पहले एक को छोड़कर बाकी हटाइए',
  ],
  ['has pages 3, 4: delete all but one first', 'पृष्ठ 3, 4 हैं: पहले एक को छोड़कर बाकी हटाइए'],
  [
    "topic: there is no such field. Did you mean 'article'?",
    "topic: ऐसा कोई खाना नहीं है। क्या आपका मतलब 'article' था?",
  ],
  ['title: of another kind', 'title: of another kind'],
])('%s is said in Hindi, if there are words for it', (english, hindi) => {
  expect(inHindi(english)).toBe(hindi);
});

test('each fault of a file is said in Hindi', () => {
  const many = Array.from({ length: 101 }, (_, index) => `f${index}: x`).join('\n');
  const fields = [
    many,
    ...'Preamble¦title: GS 2: Polity¦title: "A" b¦title: @b¦title: * b¦\ttitle: b'.split('¦'),
    ...'title: A #1¦title: a\ntitle: b¦title: a\nTitle: b¦title: {a: b}¦a: [b'.split('¦'),
  ].map((lines) => `---\n${lines}\n---\n`);
  const files = ['Text', '---\ntitle: A\n', '---\ncontent: a\n---\nb', ...fields];
  const faults = files.map((text) => readFrontMatter('a.md', text, 'content').problems);
  const options = '(a) A\n(b) B\n(c) C\n(d) D\n';
  for (const text of [
    '',
    `1. Which?\n${options}Answer: a\n3. Which?\n${options}Answer: b`,
    `1. Which?\n${options}Answer: a\nAnswer: b`,
    `Title\n\n1. Which?\n${options}Answer: a\n2. Which?\n${options}Answer: a`,
    'Which? {=One ~Two}\nWhich? {=One ~Two}',
    'Which? {~One ~Two}',
  ]) {
    const problems: Problem[] = [];
    questionEntries(entryFrom('q.md', { questions: text }), 'questions', problems);
    faults.push(problems);
  }
  const tables = [
    '',
    'a,b\n1,"2\n',
    'a\n"3"x\n',
    'a\n1,2\n',
    'a,a\n1,2\n',
    'a,'.repeat(101),
    'a\n??\n',
  ];
  faults.push(...tables.map((text) => readCsv('a.csv', text).problems));
  for (const bytes of [[0xff], [0]]) {
    const decoded = decode(Uint8Array.from(bytes));
    faults.push('reason' in decoded ? [{ file: 'a.csv', ...decoded }] : []);
  }
  expect(faults.filter((problems) => problems.length === 0)).toEqual([]);
  const reasons = faults.flat().map(({ reason }) => reason);
  expect(reasons.filter((reason) => inHindi(reason) === reason)).toEqual([]);
});

test('each warning of an article is said in Hindi', () => {
  const kinds = Object.keys(articleWarningLabels) as (keyof typeof articleWarningLabels)[];
  expect(kinds.map((kind) => inHindi(articleWarningLabels[kind]('a "b"')))).toEqual(
    kinds.map((kind) => hindiArticleWarningLabels[kind]('a "b"')),
  );
});

test('each sentence that is put into Hindi is one of the server', () => {
  const packages = join(import.meta.dirname, '../../../../..');
  const folders = ['desk/src/**', 'data/src/**', 'backend/src/server'];
  const sources = globSync(
    folders.map((folder) => `${folder}/*.ts`),
    { cwd: packages },
  )
    .filter((file) => !file.includes('/app/') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(packages, file), 'utf8').replaceAll(/['"`] \+\s+['"`]/g, ''))
    .join('\n');
  // It joins some of them where a full stop or a colon stands.
  const parts = Object.keys(hindiOf).flatMap((english) => english.split(/%s|[.:](?: |$)/));
  expect(parts.filter((part) => !sources.includes(part.trim()))).toEqual([]);
});
