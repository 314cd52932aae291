import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import type { Content, Entry, Problem } from './entry.ts';
import { readCsv } from './csv.ts';
import { decode } from './decode.ts';
import { readFrontMatter } from './frontMatter.ts';
import { readBounded } from './readBounded.ts';

/** Longest Markdown file, in bytes, and longest of all files together. */
const longestArticle = 1024 * 1024;
const longestInAll = 20 * 1024 * 1024;

/** So many entries are published in a go. */
const mostEntries = 500;

/**
 * Reads files: Markdown with front matter, tables (`.csv`), and folders with all such files in them but
 * those whose names begin with a dot or an underscore.
 *
 * @param body the field that the text below the front matter is.
 * @param split makes entries of a file with several; then there are other texts beside Markdown, and no tables.
 */
export async function readSources(
  paths: readonly string[],
  body: string,
  split?: (entry: Entry, body: string, problems: Problem[]) => Entry[],
): Promise<Content> {
  const entries: Content['entries'] = [];
  const problems: Problem[] = [];
  let bytesInAll = 0;
  for (const path of paths) {
    for (const file of await filesIn(path, problems, split ? isOfQuestions : isContent)) {
      const bytes = await readBounded(file, isTable(file) ? longestInAll : longestArticle);
      if (typeof bytes === 'string') {
        problems.push({ file, line: 1, reason: bytes });
        continue;
      }
      bytesInAll += bytes.byteLength;
      if (bytesInAll > longestInAll || entries.length > mostEntries) {
        const reason = `is too much in one go: 20 MB or ${mostEntries} at most. Give fewer files`;
        return { entries, problems: [...problems, { file, line: 1, reason }] };
      }
      const read = readContent(file, bytes, body);
      // Not spread: a table may have more rows than a call takes arguments.
      for (const problem of read.problems) problems.push(problem);
      for (const entry of read.entries.flatMap((one) => split?.(one, body, problems) ?? one)) {
        entries.push(entry);
      }
    }
  }
  if (entries.length > mostEntries) {
    const last = entries[mostEntries];
    const reason = `there are ${entries.length}; ${mostEntries} at most are published in one go`;
    problems.push({ file: last?.file ?? '', line: last?.line ?? 1, reason });
  }
  return { entries, problems };
}

function readContent(file: string, bytes: Uint8Array, body: string): Content {
  const decoded = decode(bytes);
  if ('reason' in decoded) return { entries: [], problems: [{ file, ...decoded }] };
  if (isTable(file)) return readCsv(file, decoded.text);
  if (isOther(file) && !decoded.text.startsWith('---')) {
    // What another program has written has no fields of ours.
    const fields = new Map([[body, { value: decoded.text, line: 1 }]]);
    return { entries: [{ file, line: 1, fields }], problems: [] };
  }
  return readFrontMatter(file, decoded.text, body);
}

const isTable = (file: string) => extname(file).toLowerCase() === '.csv';
const isContent = (file: string) => isTable(file) || extname(file).toLowerCase() === '.md';

const isOther = (file: string) => ['.txt', '.gift'].includes(extname(file).toLowerCase());
const isOfQuestions = (file: string) => isOther(file) || (isContent(file) && !isTable(file));

/** Whether the first file is one of questions: another text than Markdown, or one whose fields have a day. */
export async function holdsQuestions([path = '']: readonly string[]): Promise<boolean> {
  const [file] = await filesIn(path, [], isOfQuestions);
  if (file === undefined || isOther(file)) return file !== undefined;
  const bytes = await readBounded(file, longestArticle);
  if (typeof bytes === 'string') return false;
  return /^day\s*:/im.test(new TextDecoder().decode(bytes).split(/^---/m, 2)[1] ?? '');
}

async function filesIn(
  path: string,
  problems: Problem[],
  isWanted: (file: string) => boolean,
): Promise<string[]> {
  const refuse = (reason: string) => {
    problems.push({ file: path, line: 1, reason });
    return [];
  };
  const kind = await stat(path).catch(() => undefined);
  if (!kind) return refuse('there is no such file or folder');
  if (!kind.isDirectory()) {
    return isWanted(path) ? [path] : refuse('is neither a .md nor a .csv file');
  }
  const inside = await readdir(path, { recursive: true, withFileTypes: true });
  const files = inside
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/(?:^|[/\\])[._]/.test(relative(path, file)))
    .toSorted((a, b) => (a < b ? -1 : 1));
  return files.length > 0 ? files : refuse('there is no .md or .csv file in it');
}
