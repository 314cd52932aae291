import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import type { Content, Entry, Problem } from './entry.ts';
import { readCsv } from './csv.ts';
import { decode } from './decode.ts';
import { readFrontMatter } from './frontMatter.ts';
import { holdsAnswers } from './questionText.ts';
import { readBounded, tooLong } from './readBounded.ts';

/** Maximum size of a file that is no table, and of all files together, in bytes. */
export const longestFile = 1024 * 1024;
const longestInAll = 20 * 1024 * 1024;

const mostEntries = 500;

/** Kinds of content that files contain, and the command that publishes each. */
const commandOf = {
  articles: 'publish',
  questions: 'publish',
  courses: 'courses',
  resources: 'resources',
} as const;
export type Kind = keyof typeof commandOf;

/** A file that is given by its path, or was uploaded from a browser. */
interface Source {
  file: string;
  /** Whether it was found in a folder, and not named itself. */
  isFound?: boolean;
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
    const bytes = await bytesOf(isCsv(file) ? longestInAll : longestFile);
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
  if (isCsv(file)) return readCsv(file, decoded.text);
  if (isOther(file) && !decoded.text.startsWith('---')) {
    // Files of other programs have no front matter.
    const fields = new Map([[body, { value: decoded.text, line: 1 }]]);
    return { entries: [{ file, line: 1, fields }], problems: [] };
  }
  return readFrontMatter(file, decoded.text, body);
}

const isCsv = (file: string) => extname(file).toLowerCase() === '.csv';
/** Whether it is named as a text of another program. */
const isOther = (file: string) => ['.txt', '.gift'].includes(extname(file).toLowerCase());
const isContent = (file: string) =>
  isCsv(file) || isOther(file) || extname(file).toLowerCase() === '.md';

/** Recognises a file by its fields, or if it is of another program, by its answers; null: it may be of any kind. */
async function kindOf({ file, read }: Source): Promise<Kind | null> {
  const bytes = await read(longestInAll);
  const { entries } = readContent(file, typeof bytes === 'string' ? new Uint8Array() : bytes, '');
  const fields = new Map(entries.flatMap((entry) => [...entry.fields]));
  if (fields.has('day') && !isCsv(file)) return 'questions';
  if (fields.has('slug')) return 'courses';
  if (fields.has('href')) return 'resources';
  if (fields.has('title')) return 'articles';
  return isOther(file) && holdsAnswers(String(fields.get('')?.value)) ? 'questions' : null;
}

/**
 * Keeps the files of one kind and refuses all others. Files in a format that cannot hold that kind
 * are refused too, or skipped if they were found in a folder.
 *
 * @param accepted the kinds that the command publishes; the first recognised file decides.
 * Default: all.
 */
export async function ofOneKind(
  { sources, problems }: Given,
  accepted = Object.keys(commandOf) as [Kind, ...Kind[]],
): Promise<Given & { kind: Kind }> {
  const kinds: (Kind | null)[] = [];
  // More files than that are refused for their number.
  for (const source of sources.slice(0, mostEntries + 1)) kinds.push(await kindOf(source));
  const known = kinds.find((one) => one && accepted.includes(one));
  const canBeQuestions =
    accepted.includes('questions') && sources.some(({ file }) => isOther(file));
  const kind = known ?? (canBeQuestions ? 'questions' : accepted[0]);
  const kept: Given = { sources: [], problems: [...problems] };
  for (const [index, source] of sources.entries()) {
    const { file, isFound = false } = source;
    const own = kinds[index] ?? kind;
    const refuse = (reason: string) => kept.problems.push({ file, line: 1, reason });
    // Without a known kind, a file that looks like articles is read as `kind`, so that the error
    // names the missing field.
    if (own === kind || (own === 'articles' && !known)) {
      const canHoldIt = kind === 'questions' ? !isCsv(file) : !isOther(file);
      if (canHoldIt && isContent(file)) kept.sources.push(source);
      else if (!isFound) {
        refuse(
          kind === 'questions'
            ? 'is no .md, .txt or .gift file'
            : 'is neither a .md nor a .csv file',
        );
      }
    } else if (accepted.includes(own)) {
      refuse(`holds ${own}, and other files hold ${kind}: choose files of one kind at a time`);
    } else refuse(`holds ${own}: npm run desk -- ${commandOf[own]} publishes them`);
  }
  return { kind, ...kept };
}

/** The files at paths: named ones, and all content in folders except names that begin with a dot or an underscore. */
export async function sourcesAt(paths: readonly string[]): Promise<Given> {
  const problems: Problem[] = [];
  const sources: Source[] = [];
  for (const path of paths) {
    const kind = await stat(path).catch(() => undefined);
    const isFound = kind?.isDirectory() ?? false;
    const files = isFound ? await filesIn(path) : kind ? [path] : [];
    if (files.length === 0) {
      const reason = isFound
        ? 'there is no .md, .csv, .txt or .gift file in it'
        : 'there is no such file or folder';
      problems.push({ file: path, line: 1, reason });
    }
    for (const file of files) {
      sources.push({ file, isFound, read: (longest) => readBounded(file, longest) });
    }
  }
  return { sources, problems };
}

async function filesIn(folder: string): Promise<string[]> {
  const inside = await readdir(folder, { recursive: true, withFileTypes: true });
  return inside
    .filter((entry) => entry.isFile() && isContent(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/(?:^|[/\\])[._]/.test(relative(folder, file)))
    .toSorted((a, b) => (a < b ? -1 : 1));
}

export const sourceFrom = (file: string, bytes: Uint8Array): Source => ({
  file,
  read: async (longest) => tooLong(bytes.byteLength, longest) ?? bytes,
});
