import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import type { Content, Entry, Problem } from './entry.ts';
import { readCsv } from './csv.ts';
import { decode } from './decode.ts';
import { readFrontMatter } from './frontMatter.ts';
import { readBounded, tooLong } from './readBounded.ts';

/** Maximum size of a file that is no table, and of all files together, in bytes. */
export const longestArticle = 1024 * 1024;
const longestInAll = 20 * 1024 * 1024;

const mostEntries = 500;

/** Kinds of content that files contain. */
export type Kind = 'articles' | 'questions' | 'courses' | 'resources';

/** A file that is given by its path, or was uploaded from a browser. */
interface Source {
  file: string;
  /** @returns the bytes, or a sentence on why the file is not read. */
  read: (longest: number) => Promise<Uint8Array | string>;
}

/** Given files, and problems with how they were given. */
export interface Given {
  sources: Source[];
  problems: Problem[];
}

/**
 * Reads files: Markdown with front matter, and tables (`.csv`).
 *
 * @param body the field for the text below the front matter.
 * @param split splits a file with several entries.
 */
export async function readSources(
  { sources, problems: known }: Given,
  body: string,
  split?: (entry: Entry, body: string, problems: Problem[]) => Entry[],
): Promise<Content> {
  const entries: Content['entries'] = [];
  const problems = [...known];
  let bytesInAll = 0;
  for (const { file, read: bytesOf } of sources) {
    const bytes = await bytesOf(isTable(file) ? longestInAll : longestArticle);
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
    // Files of other programs have no front matter.
    const fields = new Map([[body, { value: decoded.text, line: 1 }]]);
    return { entries: [{ file, line: 1, fields }], problems: [] };
  }
  return readFrontMatter(file, decoded.text, body);
}

const isTable = (file: string) => extname(file).toLowerCase() === '.csv';
const isContent = (file: string) => isTable(file) || extname(file).toLowerCase() === '.md';

const isOther = (file: string) => ['.txt', '.gift'].includes(extname(file).toLowerCase());
const isOfQuestions = (file: string) => isOther(file) || (isContent(file) && !isTable(file));

/** Whether the first file that can hold questions does: a text other than Markdown, or one with a field `day`. */
export async function holdsQuestions(sources: readonly Source[]): Promise<boolean> {
  const first = sources.find(({ file }) => isOfQuestions(file));
  if (!first || isOther(first.file)) return first !== undefined;
  const bytes = await first.read(longestArticle);
  if (typeof bytes === 'string') return false;
  return /^day\s*:/im.test(new TextDecoder().decode(bytes).split(/^---/m, 2)[1] ?? '');
}

/** Recognises questions as `holdsQuestions` does, and other kinds by their fields; null: it may be of any kind. */
async function kindOf(source: Source): Promise<Kind | null> {
  if (await holdsQuestions([source])) return 'questions';
  const { file, read } = source;
  const bytes = await read(longestInAll);
  const { entries } = readContent(file, typeof bytes === 'string' ? new Uint8Array() : bytes, '');
  const fields = new Set(entries.flatMap(({ fields }) => [...fields.keys()]));
  if (fields.has('slug')) return 'courses';
  if (fields.has('href')) return 'resources';
  return fields.has('title') ? 'articles' : null;
}

/**
 * Refuses files of other kinds than one.
 *
 * @param meant the kind, if any of the files is of it. Default: that of the first file.
 */
export async function ofOneKind(
  { sources, problems }: Given,
  meant?: Kind,
): Promise<Given & { kind: Kind }> {
  const kinds: (Kind | null)[] = [];
  // More files than that are refused for their number.
  for (const source of sources.slice(0, mostEntries + 1)) kinds.push(await kindOf(source));
  const kind = [meant, ...kinds].find((one) => one && kinds.includes(one)) ?? 'articles';
  const left: Given = { sources: [], problems: [...problems] };
  for (const [index, source] of sources.entries()) {
    const own = kinds[index] ?? kind;
    const reason = `holds ${own}, and other files hold ${kind}: choose files of one kind at a time`;
    if (own === kind) left.sources.push(source);
    else left.problems.push({ file: source.file, line: 1, reason });
  }
  return { kind, ...left };
}

/**
 * The files at paths: named files, and all content in folders except names that begin with a dot or an underscore.
 *
 * @param ofQuestions accepts other texts in addition to Markdown, and no tables.
 */
export async function sourcesAt(paths: readonly string[], ofQuestions: boolean): Promise<Given> {
  const problems: Problem[] = [];
  const sources: Source[] = [];
  for (const path of paths) {
    for (const file of await filesIn(path, problems, ofQuestions)) {
      sources.push({ file, read: (longest) => readBounded(file, longest) });
    }
  }
  return { sources, problems };
}

/** A file uploaded from a browser. */
export const sourceFrom = (file: string, bytes: Uint8Array): Source => ({
  file,
  read: async (longest) => tooLong(bytes.byteLength, longest) ?? bytes,
});

/** Refuses files by the same rules as `sourcesAt` refuses named ones. */
export function onlyWanted({ sources, problems }: Given, ofQuestions: boolean): Given {
  const isWanted = ofQuestions ? isOfQuestions : isContent;
  const others = sources.filter(({ file }) => !isWanted(file));
  const refused = others.map(({ file }) => ({ file, line: 1, reason: notWanted(ofQuestions) }));
  return {
    sources: sources.filter(({ file }) => isWanted(file)),
    problems: [...problems, ...refused],
  };
}

const notWanted = (ofQuestions: boolean) =>
  ofQuestions ? 'is no .md, .txt or .gift file' : 'is neither a .md nor a .csv file';

async function filesIn(path: string, problems: Problem[], ofQuestions: boolean): Promise<string[]> {
  const isWanted = ofQuestions ? isOfQuestions : isContent;
  const refuse = (reason: string) => {
    problems.push({ file: path, line: 1, reason });
    return [];
  };
  const kind = await stat(path).catch(() => undefined);
  if (!kind) return refuse('there is no such file or folder');
  if (!kind.isDirectory()) {
    return isWanted(path) ? [path] : refuse(notWanted(ofQuestions));
  }
  const inside = await readdir(path, { recursive: true, withFileTypes: true });
  const files = inside
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/(?:^|[/\\])[._]/.test(relative(path, file)))
    .toSorted((a, b) => (a < b ? -1 : 1));
  return files.length > 0
    ? files
    : refuse(`there is no ${ofQuestions ? '.md, .txt or .gift' : '.md or .csv'} file in it`);
}
