import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleWarningLabels, hindiArticleWarningLabels } from '@setu/ui/articleText';
import { expect, test } from 'vitest';
import { hindiOf, inHindi } from './said.ts';

test.each([
  [
    "category: 'Poems' is unknown. It is one of: A, B.",
    "श्रेणी (category): 'Poems' नहीं चलता। इनमें से एक: A, B।",
  ],
  ["There is no article '/a/25'. Nothing was changed.", "लेख '/a/25': यह नहीं है। कुछ नहीं बदला गया।"],
  [
    'Of the articles none was written: The server did not answer in time.',
    'कुछ नहीं लिखा गया (लेख): सर्वर ने समय पर उत्तर नहीं दिया।',
  ],
  [
    "the option (a) is '3 only', and there are 2 statements",
    "विकल्प (a) '3 only' है, पर केवल 2 कथन हैं",
  ],
  [
    'The server answered with an error (503). Try again: nothing that you typed is lost.',
    'सर्वर में कुछ गड़बड़ हुई (503)। फिर से कोशिश कीजिए: आपका लिखा कुछ भी नहीं खोया है।',
  ],
  [
    'is published already, as question 1 of 2026-12-05. Open that one from the list, or change this.',
    'पहले से प्रकाशित है: प्रश्न 1, दिन 2026-12-05। उसे सूची से खोलिए, या इसे बदलिए।',
  ],
  [
    'The server did not answer in time. Whether it is off the website is not known. withdrawn-25-1.json keeps it, and the command republish puts it back.',
    'सर्वर ने समय पर उत्तर नहीं दिया। पता नहीं कि यह वेबसाइट से हटा या नहीं। यह withdrawn-25-1.json में रखा है, और republish कमांड इसे वापस लाती है।',
  ],
  ['is the same as q.md:7', 'वही है जो q.md:7 में है'],
  [
    'is not published on its date, but as article 5 of no date. To correct that one leave the date out; with --move it gets the new one; without --replace this becomes an article of its own',
    'अपनी तारीख पर नहीं, बल्कि इस रूप में प्रकाशित है: लेख 5, बिना तारीख। उसे सुधारने के लिए तारीख मत लिखिए; --move से उसे नई तारीख मिलेगी; --replace के बिना यह अलग लेख बनेगा',
  ],
  ['translation_of: there is no article 9', 'किसका अनुवाद (translation_of): लेख 9 नहीं है'],
  [
    'has cards 3, 4 of no or the same mode: delete all but one first',
    'एक ही या बिना किसी प्रकार के कार्ड 3, 4 हैं: पहले एक को छोड़कर बाकी हटाइए',
  ],
  [
    "topic: there is no such field. Did you mean 'article'?",
    "topic: ऐसा कोई खाना नहीं है। क्या आपका मतलब 'article' था?",
  ],
  ['title: of another kind', 'title: of another kind'],
])('%s is said in Hindi, if there are words for it', (english, hindi) => {
  expect(inHindi(english)).toBe(hindi);
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
