import type { Answers, Language } from './answers.ts';
import type { SiteFile } from './writeSite.ts';

/** Added to the ids of the root language's sample rows for the ids of their translations. */
const idsAbove = 100;

/**
 * The second language of a site: its words as an overlay of `src`, and its sample rows as translations of those of the
 * root language. `own` are the files of a site in that language, whose institute has only what differs.
 */
export function secondLanguage(
  language: Language,
  root: readonly SiteFile[],
  own: readonly SiteFile[],
): SiteFile[] {
  const values = categoriesOf(root);
  const inRows = new Map(categoriesOf(own).map((value, index) => [value, values[index] ?? value]));
  return own.map(([name, content]): SiteFile => {
    const text = String(content);
    if (name.endsWith('.sql')) {
      return [`supabase/seeds/20-sample-${language}.sql`, translations(text, inRows)];
    }
    return [
      name.replace(/^(?:src\/)?/, `src/${language}/`),
      // The value of the column is the same in both languages, but the label shown for it is not.
      text.replaceAll(
        categoryLine,
        (line, value: string) =>
          `${line.replace(value, inRows.get(value) ?? value)}\n    label: "${value}",`,
      ),
    ];
  });
}

const categoryLine = /^ {4}category: "([^"]+)",$/gm;

function categoriesOf(files: readonly SiteFile[]): string[] {
  const [, content = ''] = files.find(([name]) => name.endsWith('articleCategories.ts')) ?? [];
  return Array.from(String(content).matchAll(categoryLine), ([, value = '']) => value);
}

/** Sample rows with new ids, each article marked as the translation of a root-language article. */
function translations(rows: string, categories: ReadonlyMap<string, string>): string {
  const moved = (id: string) => String(Number(id) + idsAbove);
  const text = rows
    .replaceAll(/^( {2}\()(\d+)(?=,)/gm, (_row, start: string, id: string) => start + moved(id))
    // The article of a question, and the target of a resource.
    .replaceAll(/(?<=, \d, ')\d+(?=',)|(?<=\$t\$\/[\w-]+\/)\d+(?=\$t\$)/g, moved)
    .replaceAll(/(?<=\$t\$, \$t\$)([^$]+)(?=\$t\$,\n)/g, (value) => categories.get(value) ?? value);
  return `${text}
update "Articles" set translation_of = id - ${idsAbove} where id > ${idsAbove};
`;
}

/** Keeps or removes lines that end in `%BOTH%` (for two languages, after `//` in code) or `%PRACTICE%`. */
export const linesOf = (text: string, { languages, without }: Answers): string =>
  text.replaceAll(/^(.*?)(?: \/\/)? %(BOTH|PRACTICE)%\n/gm, (_all, line: string, mark: string) => {
    const isKept = mark === 'BOTH' ? languages.length > 1 : !without.includes('practice');
    return isKept ? `${line}\n` : '';
  });
