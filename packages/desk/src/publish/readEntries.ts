import { tabsToTables } from '@setu/ui/articleText';
import type { DeskSite } from '../command.ts';
import type { Entry, Problem } from '../content/entry.ts';
import { Fields } from '../content/fields.ts';
import { type Given, readSources } from '../content/sources.ts';
import { type Warning, warningsOf } from '../content/warnings.ts';
import type { PublishKind } from './publishKind.ts';

export interface Read<Draft> {
  entry: Entry;
  fields: Fields;
  draft: Draft;
}

interface ReadEntries<Draft> {
  read: Read<Draft>[];
  warnings: Warning[];
  problems: Problem[];
}

/** @param makeTables whether lines separated by tabs, as spreadsheets paste them, become tables. */
export async function readEntries<Draft>(
  kind: Pick<PublishKind<Draft, never>, 'body' | 'hasMarks' | 'keysOf' | 'read' | 'split' | 'warn'>,
  given: Given,
  site: DeskSite,
  makeTables: boolean,
): Promise<ReadEntries<Draft>> {
  const { entries, problems } = await readSources(given, kind.body, kind.split);
  const read: Read<Draft>[] = [];
  const warnings: Warning[] = [];
  for (const entry of entries) {
    const meant = makeTables && kind.hasMarks ? withTables(entry, kind.body) : entry;
    read.push(readEntry(kind, meant, site, { warnings, problems }));
  }
  refuseTwins(kind, read, problems);
  return { read, warnings, problems };
}

export function readEntry<Draft>(
  kind: Pick<PublishKind<Draft, never>, 'body' | 'hasMarks' | 'read' | 'warn'>,
  entry: Entry,
  site: DeskSite,
  { warnings, problems }: Pick<ReadEntries<Draft>, 'warnings' | 'problems'>,
): Read<Draft> {
  for (const warning of warningsOf(entry, kind.hasMarks && kind.body)) {
    // A text that would be cut is a problem, not a warning: visitors would never see the rest.
    (warning.kind === 'tooLong' ? problems : warnings).push(warning);
  }
  const fields = new Fields(entry, problems);
  const draft = kind.read(fields, site);
  fields.refuseOthers();
  const missed = kind.warn?.(draft) ?? null;
  if (missed !== null) warnings.push({ ...problemAt(entry, missed), kind: 'missed' });
  return { entry, fields, draft };
}

function withTables(entry: Entry, body: string): Entry {
  const fields = new Map(entry.fields);
  const field = fields.get(body);
  if (typeof field?.value === 'string') {
    fields.set(body, { ...field, value: tabsToTables(field.value) });
  }
  return { ...entry, fields };
}

export const problemAt = ({ file, line }: Entry, reason: string): Problem => ({
  file,
  line,
  reason,
});

/** Notes a problem for each item that is in the files twice. */
function refuseTwins<Draft>(
  { keysOf }: Pick<PublishKind<Draft, never>, 'keysOf'>,
  read: readonly Read<Draft>[],
  problems: Problem[],
): void {
  const firstWith = new Map<string, Entry>();
  for (const { entry, draft } of read) {
    const keys = keysOf(draft);
    const first = keys.map((key) => firstWith.get(key)).find((other) => other !== undefined);
    if (first) problems.push(problemAt(entry, `is the same as ${first.file}:${first.line}`));
    for (const key of keys) firstWith.set(key, first ?? entry);
  }
}
