import { type Pair, type Scalar, LineCounter, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { type Content, type Field, type Problem, fieldName, mostFields } from './entry.ts';

/** Errors of the YAML parser, in words that help authors. */
const quote = 'put the whole value in straight quotes: "…"';
const inOtherWords: Partial<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: `there is ': ' within the value: ${quote}`,
  UNEXPECTED_TOKEN: `something follows what is in quotes: ${quote}`,
  BAD_SCALAR_START: `a value cannot begin with this mark: ${quote}`,
  BAD_ALIAS: `a value cannot begin with '*': ${quote}`,
  DUPLICATE_KEY: 'this field is there twice',
  TAB_AS_INDENT: 'a line begins with a tab: use blanks',
};

/**
 * A Markdown file: fields between two lines of `---`, then the text, which becomes the field `body`.
 * YAML values are only texts and lists of texts, never dates or numbers, so that `title: 12` stays a text.
 */
export function readFrontMatter(file: string, text: string, body: string): Content {
  const refuse = (line: number, reason: string): Content => ({
    entries: [],
    problems: [{ file, line, reason }],
  });
  const lines = text.split('\n');
  if (lines[0]?.trim() !== '---') {
    return refuse(1, "does not begin with a line '---', the fields, and another line '---'");
  }
  const end = lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line));
  if (end === -1) return refuse(1, "there is no second line '---' after the fields");

  const lineCounter = new LineCounter();
  // YAML knows only one blank: by any other, `title: A` would be no field.
  const source = lines
    .slice(1, end)
    .map((line) => line.replace(/^([\p{L}\d _-]+:)\p{Zs}/u, '$1 '))
    .join('\n');
  const document = parseDocument(source, {
    schema: 'failsafe',
    lineCounter,
    prettyErrors: false,
    logLevel: 'silent',
  });
  // The fields begin in the second line.
  const lineOf = (position: number) => lineCounter.linePos(position).line + 1;
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) {
    const reason = inOtherWords[fault.code] ?? `is no YAML: ${fault.message.split('\n', 1)[0]}`;
    return refuse(lineOf(fault.pos[0]), reason);
  }

  const { contents } = document;
  if (contents !== null && !isMap(contents)) {
    return refuse(2, "fields are lines such as 'title: The Preamble'");
  }
  if (contents && contents.items.length > mostFields) {
    return refuse(2, `there are ${contents.items.length} fields; ${mostFields} is the most`);
  }
  const problems: Problem[] = [];
  const fields = new Map<string, Field>();
  for (const { key, value } of (contents?.items ?? []) as Pair[]) {
    const line = lineOf((isScalar(key) && key.range?.[0]) || 0);
    const name = fieldName(isScalar(key) ? String(key.value) : '');
    const read = valueOf(value);
    if ('reason' in read) problems.push({ file, line, reason: `${name}: ${read.reason}` });
    else if (fields.has(name)) problems.push({ file, line, reason: `${name} is there twice` });
    else fields.set(name, { value: read.value, line });
  }
  const below = lines.slice(end + 1);
  const firstLine = below.findIndex((line) => line.trim() !== '');
  if (firstLine !== -1) {
    const line = end + 2 + firstLine;
    if (fields.has(body)) {
      problems.push({ file, line, reason: `${body} is there twice, as a field and below them` });
    }
    fields.set(body, { value: below.slice(firstLine).join('\n').trimEnd(), line });
  }
  return { entries: [{ file, line: 1, fields }], problems };
}

type Read = { value: Field['value'] } | { reason: string };

function valueOf(node: unknown): Read {
  if (isSeq(node)) {
    const texts = node.items.map((item) => (isScalar(item) ? textOf(item) : noText));
    const refused = texts.find((read) => 'reason' in read);
    return refused ?? { value: texts.flatMap((read) => ('value' in read ? read.value : [])) };
  }
  return isScalar(node) ? textOf(node) : noText;
}

const noText: Read = { reason: 'is neither a text nor a list of texts' };

function textOf({ value, comment, type }: Scalar): Read {
  // `Budget #1` would be published as `Budget`, without a warning.
  if (comment && type === 'PLAIN') {
    return { reason: `what follows ' #' would be left out: ${quote}` };
  }
  return typeof value === 'string' ? { value } : noText;
}
