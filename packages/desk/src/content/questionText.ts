import { decodeHTMLStrict } from 'entities/decode';
import type { Entry, Field, Problem } from './entry.ts';
import { inDigits } from './questionFaults.ts';

/** Keywords that a line may begin with, in English and in Hindi. */
const keywords: Readonly<Record<string, string>> = {
  answer: 'answer',
  उत्तर: 'answer',
  explanation: 'explanation',
  व्याख्या: 'explanation',
  source: 'source',
  स्रोत: 'source',
  topics: 'topics',
  विषय: 'topics',
  article: 'article',
  लेख: 'article',
  correction: 'correction',
  सुधार: 'correction',
  dropped: 'dropped',
  हटाया: 'dropped',
};
const keywordLine = new RegExp(`^(${Object.keys(keywords).join('|')})\\s*:\\s*(.*)$`, 'i');
const numberedLine = /^(\d{1,3}|[०-९]{1,3})[.)]\s+(.*)$/;
/** No further than `h`: `I.` and `V.` begin statements. */
const optionLine = /^\(?([a-h])[.)]\s+(.*)$/i;

interface Line {
  text: string;
  line: number;
}

/** Whether a text has answers of its own, or of GIFT. */
export const holdsAnswers = (text: string): boolean =>
  text.split('\n').some((line) => keywordOf(line)?.name === 'answer') ||
  /(?<!\\)\{[^{}]*[~=]/.test(text);

/** The questions of a file, whose fields apply to each. The format is ours, or Moodle's Aiken or GIFT. */
export function questionEntries(entry: Entry, body: string, problems: Problem[]): Entry[] {
  const { value = '', line: first = 1 } = entry.fields.get(body) ?? {};
  const lines = String(value)
    .split('\n')
    .map((text, index) => ({ text, line: first + index }));
  const hasAnswers = lines.some(({ text }) => keywordOf(text)?.name === 'answer');
  const isGift = !hasAnswers && lines.some(({ text }) => /(?<!\\)\{/.test(text));
  const refuse: Refuse = (line, reason) => problems.push({ file: entry.file, line, reason });
  const found = isGift ? giftQuestions(lines, refuse) : textQuestions(lines, refuse);
  if (found.length === 0 && problems.length === 0) refuse(first, 'there is no question in it');
  const shared = [...entry.fields].filter(([name]) => name !== body && name !== 'number');
  const start = Number(entry.fields.get('number')?.value ?? 1);
  return found.map(({ line, fields }, index) => {
    const number = { value: String(start + index), line };
    const own = new Map<string, Field>([...shared, ['number', number], ...fields]);
    return { file: entry.file, line, fields: own };
  });
}

type Refuse = (line: number, reason: string) => void;

interface Found {
  line: number;
  fields: Map<string, Field>;
}

function keywordOf(text: string): { name: string; rest: string } | undefined {
  const [, word = '', rest = ''] = keywordLine.exec(text.trim()) ?? [];
  const name = keywords[word.toLowerCase()];
  return name === undefined ? undefined : { name, rest };
}

function numberOf(text: string): { number: string | undefined; rest: string } {
  const [, number, rest = ''] = numberedLine.exec(text) ?? [];
  return { number: number && inDigits(number), rest };
}

/** Keywords that may stand above a question's statements and options. */
const mayStandAbove = /^(?:source|topics|article)$/;

/** Whether options follow a line, with nothing but statements between them: then it begins a question. */
function hasOptions(lines: readonly Line[], at: number): boolean {
  let statements = 0;
  for (let next = at + 1; next < lines.length; next += 1) {
    const { text = '' } = lines[next] ?? {};
    if (optionLine.test(text.trim())) return true;
    const { number } = numberOf(text);
    const keyword = keywordOf(text);
    if (keyword && mayStandAbove.test(keyword.name)) continue;
    if (keyword || (number !== undefined && Number(number) !== (statements += 1))) break;
  }
  return false;
}

/**
 * Marks numbered lines: `question` if options follow; `listed` if the line has the number of the
 * next question and so belongs to a list in an explanation, unless a list begins (with 1) between
 * the two. Read from the end, so that this takes linear time.
 */
function numberedLines(lines: readonly Line[]): ReadonlyMap<number, 'question' | 'listed'> {
  const found = new Map<number, 'question' | 'listed'>();
  let next = Number.NaN;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const { number } = numberOf(lines[at]?.text ?? '');
    if (number === undefined) continue;
    if (hasOptions(lines, at)) {
      found.set(at, 'question');
      next = Number(number);
    } else {
      if (Number(number) === next) found.set(at, 'listed');
      if (number === '1') next = Number.NaN;
    }
  }
  return found;
}

/** A question with the lines of its stem, and the field that ends above it. */
type Gathered = Found & { stem: string[]; after: string };

/**
 * Questions with each option on its own line, `Answer:` and further keywords. If the first question has a number,
 * the next one begins at a line with the next number; else each begins after the answer before it.
 */
function textQuestions(lines: readonly Line[], refuse: Refuse): Found[] {
  const found: Gathered[] = [];
  /** The lines of each keyword's field. */
  const texts = new Map<Field, string[]>();
  const numbered = numberedLines(lines);
  const isNumbered = numberedLine.test(lines.find(({ text }) => text.trim() !== '')?.text ?? '');
  let stem: string[] = [];
  let options: string[] = [];
  /** The field that the next line belongs to, and its lines. */
  let open: { name: string; text: string[] } = { name: 'stem', text: stem };
  let isClosed = true;
  for (const [at, { text: written, line }] of lines.entries()) {
    const text = written.trim();
    const current = found.at(-1)?.fields;
    const keyword = keywordOf(text);
    const { number, rest } = numberOf(written);
    const next = Number(current?.get('number')?.value ?? Number(number) - 1) + 1;
    const isOutOfTurn = isNumbered && number !== undefined && Number(number) !== next;
    const begins = isNumbered
      ? isOutOfTurn
        ? numbered.get(at) === 'question'
        : number !== undefined && !(current && numbered.get(at) === 'listed')
      : isClosed && text !== '' && !keyword;
    if ((!current || current.has('answer')) && begins) {
      if (isOutOfTurn) {
        const reason = `is question ${number}, where ${next} should follow. Indent the line if it begins no question`;
        refuse(line, reason);
      }
      [stem, options] = [[isNumbered ? rest : text], []];
      const fields = new Map<string, Field>([['options', { value: options, line }]]);
      if (isNumbered) fields.set('number', { value: number ?? '', line });
      found.push({ line, fields, stem, after: open.name });
      open = { name: 'stem', text: stem };
      isClosed = false;
    } else if (current && keyword) {
      if (current.has(keyword.name)) {
        const reason = `${keyword.name} is there twice in one question. The next one begins with its number, or after an empty line`;
        refuse(line, reason);
      }
      const [field, text] = [{ value: '', line }, [keyword.rest]];
      current.set(keyword.name, field);
      texts.set(field, text);
      const isAbove = options.length === 0 && !current.has('answer');
      // The question goes on below it.
      open =
        isAbove && mayStandAbove.test(keyword.name)
          ? { name: 'stem', text: stem }
          : { name: keyword.name, text };
      isClosed = keyword.name === 'answer';
    } else if (current && !current.has('answer') && optionLine.test(text)) {
      const [, letter = '', option = ''] = optionLine.exec(text) ?? [];
      // An option out of turn leaves an empty place, and is refused for that.
      while (options.length < letter.toLowerCase().charCodeAt(0) - 97) options.push('');
      options.push(option);
      open = { name: 'options', text: [] };
    } else if (open.name === 'options') {
      if (text !== '') options.push(`${options.pop() ?? ''} ${text}`);
    } else {
      open.text.push(text);
      isClosed ||= text === '';
    }
  }
  // When all lines are read, so that none is joined again for each below it.
  for (const [field, text] of texts) field.value = text.join('\n').trim();
  for (const each of found) setStem(each, each.stem);
  if (!isNumbered) refuseUnnumbered(found, refuse);
  return found;
}

/** Refuses what without numbers cannot be told from a question. */
function refuseUnnumbered(found: readonly Gathered[], refuse: Refuse): void {
  if (beginsWithTitle(found)) {
    refuse(found[0]?.line ?? 1, 'is no question. Begin with question 1, or leave out all numbers');
  }
  for (const { line, fields, after } of found) {
    if (after !== 'explanation' || !String(fields.get('stem')?.value).includes('\n')) continue;
    const reason =
      'may begin with a paragraph of the explanation above it. Number the questions, so that each begins with its number';
    refuse(line, reason);
  }
}

/** Whether a title stands above numbered questions, so that number 1 was read as that of a statement. */
function beginsWithTitle([first, ...others]: readonly Found[]): boolean {
  const numbers = others.map(({ fields }) => numberOf(String(fields.get('stem')?.value)).number);
  const isAlone = others.length === 0 && first?.fields.get('statements')?.value.length === 1;
  return isAlone || numbers.some((number) => Number(number) > 1);
}

/** Separates statements (`1.`, `2.`, … or `I.`, `II.`, …) and the question line after them from the text before the options. */
function setStem({ line, fields }: Found, written: readonly string[]): void {
  // A single `I.` may begin a name.
  const isRoman = written.some((text) => /^\s*II[.)]\s/.test(text));
  const lines = written.map((text) =>
    isRoman ? text.trim().replace(/^[IV]+(?=[.)]\s)/, inDigits) : text.trim(),
  );
  const set = (name: string, value: Field['value']) => fields.set(name, { value, line });
  const first = lines.findIndex((text) => numberOf(text).number === '1');
  set('stem', paragraphs(first < 1 ? lines : lines.slice(0, first)));
  if (first < 1) return;
  const items: string[][] = [];
  for (const text of lines.slice(first)) {
    const { number, rest } = numberOf(text);
    if (Number(number) === items.length + 1) items.push([rest]);
    else items.at(-1)?.push(text);
  }
  // The question line is the last paragraph, or line: the text before it continues the statement.
  const [last = '', ...behind] = items.pop() ?? [];
  const said = behind.join('\n').trim().split('\n');
  const gap = said.indexOf('');
  const isApart = behind[0] === '';
  const from = gap !== -1 ? gap : isApart ? 0 : said.length - 1;
  items.push([last, ...said.slice(0, from)]);
  set(
    'statements',
    items.map((item) => paragraphs(item)),
  );
  set('line', paragraphs(said.slice(from)));
}

const paragraphs = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', ' '))
    .join('\n');

/**
 * Replaces characters that GIFT escapes by a backslash, until the syntax is read; `restoreEscapes`
 * restores them.
 */
const protectEscapes = (text: string) =>
  text.replaceAll(/\\([\\:#={}~n])/g, (_, sign: string) =>
    sign === 'n' ? '\n' : String.fromCodePoint(0xe000 + sign.charCodeAt(0)),
  );
const restoreEscapes = (text: string) =>
  text.replaceAll(/[\ue000-\ue07f]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0xe000));

/**
 * Moodle's GIFT (https://docs.moodle.org/en/GIFT_format): questions separated by empty lines outside
 * of braces; those without exactly one right answer are refused. The general feedback is the explanation, else that
 * of the right answer.
 */
function giftQuestions(lines: readonly Line[], refuse: Refuse): Found[] {
  const blocks: Line[][] = [[]];
  let isOpen = false;
  for (const { text: written, line } of lines) {
    const text = protectEscapes(written);
    if (text.trim() === '' && !isOpen) blocks.push([]);
    else if (!/^\s*(?:\/\/|\$CATEGORY:)/.test(text)) {
      blocks.at(-1)?.push({ text, line });
      if (/[{}]/.test(text)) isOpen = text.lastIndexOf('{') > text.lastIndexOf('}');
    }
  }
  return blocks.flatMap((block) => {
    const [{ line } = { line: 1 }] = block;
    const text = block
      .map((each) => each.text)
      .join('\n')
      .trim();
    if (text === '') return [];
    if (text.split('{').length > 2) {
      refuse(line, 'has more than one {…}: an empty line is needed before the next question');
      return [];
    }
    const parts = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(text.replace(/^::[^{}]*?::/, ''));
    const [, before = '', inside = '', behind = ''] = parts ?? [];
    const [answers = '', general = ''] = inside.split('####');
    const options = answers.split(/(?=[~=])/).filter((option) => option.trim() !== '');
    const isRight = (option: string) => /^=|^~%100%/.test(option);
    const [right, ...others] = options.filter(isRight);
    if (!/~/.test(answers) || right === undefined || others.length > 0) {
      refuse(line, 'is no question with one right answer among wrong ones (GIFT: {=right ~wrong})');
      return [];
    }
    const format = /^\s*\[(\w+)\]/.exec(before)?.[1];
    const plain = (part: string) => plainText(restoreEscapes(part), format);
    const textOf = (option: string) => option.replace(/^[~=](?:%-?[\d.]+%)?/, '').split('#');
    const found: Found = { line, fields: new Map() };
    const gap = behind.trim() === '' ? '' : '_____';
    setStem(found, plain(before + gap + behind).split('\n'));
    const values = {
      options: options.map((option) => plain(textOf(option)[0] ?? '')),
      answer: 'abcdefgh'[options.indexOf(right)] ?? '',
      explanation: plain(general) || plain(textOf(right).slice(1).join('#')),
    };
    for (const [name, value] of Object.entries(values)) found.fields.set(name, { value, line });
    return [found];
  });
}

/** The plain text of a part that may be HTML, as Moodle's editor writes it: lists keep their numbers. */
function plainText(written: string, format: string | undefined): string {
  const [, own] = /^\s*\[(html|moodle|plain|markdown)\]/.exec(written) ?? [];
  const text = own ? written.slice(written.indexOf(']') + 1) : written;
  if ((own ?? format ?? 'moodle') !== 'html') return text.trim();
  /** The number of the next item; 0: outside of a list with numbers. */
  let number = 0;
  const withoutTags = text.replaceAll(
    /<(br|li|\/?ol|\/p|\/div|\/li|\/ul|\/h\d|)[^<>]*>/gi,
    (_, tag: string) => {
      const name = tag.toLowerCase();
      if (name.endsWith('ol')) number = name === 'ol' ? 1 : 0;
      if (name === 'li' && number > 0) return `\n${number++}. `;
      return ['', 'li', 'ol', '/ol'].includes(name) ? '' : '\n';
    },
  );
  return decodeHTMLStrict(withoutTags)
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
}
