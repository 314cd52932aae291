import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hindiOf, inHindi } from './said.ts';

test.each([
  [
    "category: 'Poems' is unknown. It is one of: A, B.",
    "श्रेणी (category): 'Poems' नहीं चलता। इनमें से एक: A, B।",
  ],
  ["There is no article '/a/25'. Nothing was changed.", "लेख '/a/25' नहीं मिला। कुछ नहीं बदला गया।"],
  [
    "The course '/a' is not put back, because another course has its address by now. To have this one again, withdraw the other one first. Nothing was written.",
    "पाठ्यक्रम '/a' वापस नहीं आया, क्योंकि उसका पता अब किसी दूसरे पाठ्यक्रम का है। इसे वापस लाने के लिए पहले दूसरे को वेबसाइट से हटाइए। कुछ नहीं लिखा गया।",
  ],
  [
    'Of the articles none was written: The server did not answer in time.',
    'कुछ नहीं लिखा गया (लेख): सर्वर ने समय पर उत्तर नहीं दिया।',
  ],
  ["the option (a) is '3 only', and there are 2 statements", "विकल्प (a) '3 only' है, पर कथन 2 हैं"],
  ['title: of another kind', 'title: of another kind'],
])('%s is said in Hindi, if there are words for it', (english, hindi) => {
  expect(inHindi(english)).toBe(hindi);
});

test('each sentence that is put into Hindi is one of the server', () => {
  const packages = join(import.meta.dirname, '../../../../..');
  const sources = globSync(['desk/src/**/*.ts', 'data/src/**/*.ts'], { cwd: packages })
    .filter((file) => !file.includes('/app/') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(packages, file), 'utf8').replaceAll(/['"`] \+\s+['"`]/g, ''))
    .join('\n');
  // It joins some of them where a full stop or a colon stands.
  const parts = Object.keys(hindiOf).flatMap((english) => english.split(/%s|[.:](?: |$)/));
  expect(parts.filter((part) => !sources.includes(part.trim()))).toEqual([]);
});
