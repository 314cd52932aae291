import { oneOf, randomOf } from '../random.ts';
import { categories, hindi, sentences, subjects, syllables, terms } from './vocabulary.ts';

export interface GeneratedArticle {
  id: number;
  title: string;
  category: string;
  content: string;
  created_at: string;
  url: string | null;
}

/** The id of the first generated article, clear of the sample content. */
export const firstArticle = 100_001;

/** Date of the newest generated article; each following one is 97 minutes older. */
const newest = Date.parse('2026-11-19T12:00:00Z');
const stepMs = 97 * 60_000;

const batchSize = 250;

/**
 * Makes `count` articles for measurements, the same ones every time: 250 to 1,000 words, in all six categories, with
 * paragraphs, line breaks, bullets and numbered lines, one in twelve in Hindi. The titles of 2,000 articles have
 * about 6,000 different words. An article depends only on its index, so the first 100 of 10,000 equal the first 100
 * of 100.
 */
export function* generateArticles(count: number): Generator<GeneratedArticle> {
  for (let index = 0; index < count; index += 1) {
    const random = randomOf(2_654_435_761 + index);
    const category = categories[index % categories.length] ?? categories[0];
    const subject = oneOf(random, subjects);
    const term = oneOf(random, terms);
    const inHindi = index % 12 === 7;
    yield {
      id: firstArticle + index,
      title: inHindi
        ? `${oneOf(random, hindi.titles)} (${index + 1})`
        : `${subject}: ${term}, from ${names(random)} to ${names(random)} (${index + 1})`,
      category,
      content: inHindi ? hindiContent(random) : englishContent(random, subject, term),
      created_at: new Date(newest - index * stepMs).toISOString(),
      url:
        category === 'Daily Answer Writing' && index % 18 === 5
          ? `https://example.com/answer-writing/${index + 1}`
          : null,
    };
  }
}

/**
 * Loads `count` generated articles through a function that runs SQL, outside of a transaction because of the vacuum:
 * the `sql` of a test backend, or a database's `exec`.
 */
export async function loadArticles(
  run: (sql: string) => Promise<unknown>,
  count: number,
): Promise<void> {
  let rows: string[] = [];
  for (const article of generateArticles(count)) {
    const { id, title, category, content, created_at, url } = article;
    rows.push(`(${id}, ${[title, category, content, created_at, url].map(literal).join(', ')})`);
    if (rows.length === batchSize) {
      await run(insert(rows));
      rows = [];
    }
  }
  if (rows.length > 0) await run(insert(rows));
  await run(
    `select setval(pg_get_serial_sequence('public."Articles"', 'id'), (select max(id) from public."Articles"))`,
  );
  await run('vacuum (analyze) public."Articles"');
}

function insert(rows: string[]): string {
  return (
    'insert into public."Articles" (id, title, category, content, created_at, url) values\n' +
    `${rows.join(',\n')}\non conflict (id) do nothing;\n`
  );
}

function literal(value: string | null): string {
  return value === null ? 'null' : `'${value.replaceAll("'", "''")}'`;
}

type Random = () => number;

function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** Two invented names of places or people. */
function names(random: Random): string {
  const name = () => syllables.map((parts) => oneOf(random, parts)).join('');
  return `${name()} ${name()}`;
}

function englishContent(random: Random, subject: string, term: string): string {
  const sentence = () =>
    oneOf(random, sentences)
      .replaceAll('{subject}', subject.toLowerCase())
      .replaceAll('{term}', random() < 0.5 ? term : oneOf(random, terms));
  return compose(random, sentence, 'Points to remember:', 'In order:');
}

function hindiContent(random: Random): string {
  return compose(random, () => oneOf(random, hindi.sentences), 'मुख्य बातें:', 'क्रम:');
}

/** Blocks of the article format, in a random order, until the article is long enough. */
function compose(
  random: Random,
  sentence: () => string,
  bulletLead: string,
  numberLead: string,
): string {
  const target = between(random, 250, 900);
  const blocks: string[] = [several(random, sentence, ' ')];
  let words = countWords(blocks[0] ?? '');
  while (words < target) {
    const kind = random();
    const added =
      kind < 0.6
        ? [several(random, sentence, ' ')]
        : kind < 0.8
          ? [bulletLead, several(random, sentence, '\n', () => '- ')]
          : kind < 0.93
            ? [numberLead, several(random, sentence, '\n', (index) => `${index + 1}. `)]
            : [`${sentence()}\n${sentence()}`];
    blocks.push(...added);
    words += added.reduce((sum, block) => sum + countWords(block), 0);
  }
  return blocks.join('\n\n');
}

/** Three to six sentences, each after its mark. */
function several(
  random: Random,
  sentence: () => string,
  separator: string,
  mark: (index: number) => string = () => '',
): string {
  const length = between(random, 3, 6);
  return Array.from({ length }, (_, index) => mark(index) + sentence()).join(separator);
}

const countWords = (text: string): number => text.split(/\s+/).length;
