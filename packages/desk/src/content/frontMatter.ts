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
  const refuse = (problems: Problem[]): Content => ({ entries: [], problems });
  const lines = text.split('\n');
  if (lines[0]?.trim() !== '---') {
    const reason = "does not begin with a line '---', the fields, and another line '---'";
    return refuse([{ file, line: 1, reason }]);
  }
  const end = lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line));
  if (end === -1) {
    return refuse([{ file, line: 1, reason: "there is no second line '---' after the fields" }]);
  }

  const lineCounter = new LineCounter();
  const source = lines.slice(1, end).join('\n');
  const document = parseDocument(source, {
    schema: 'failsafe',
    lineCounter,
    prettyErrors: false,
    logLevel: 'silent',
  });
  // The fields begin in the second line.
  const lineOf = (position: number) => lineCounter.linePos(position).line + 1;
  const problems = [...document.errors, ...document.warnings].map(
    ({ code, message, pos: [position] }): Problem => ({
      file,
      line: lineOf(position),
      reason: inOtherWords[code] ?? `is no YAML: ${message.split('\n', 1)[0]}`,
    }),
  );
  if (problems.length > 0) return refuse(problems.slice(0, 1));

  const { contents } = document;
  if (contents !== null && !isMap(contents)) {
    return refuse([{ file, line: 2, reason: "fields are lines such as 'title: The Preamble'" }]);
  }
  if (contents && contents.items.length > mostFields) {
    const reason = `there are ${contents.items.length} fields; ${mostFields} is the most`;
    return refuse([{ file, line: 2, reason }]);
  }
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
