import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { generateArticles } from '../../bench/generate/articles.ts';
import { readSeeds } from '../../packages/backend/src/database/migrate.ts';
import { createMigratedDatabase, rowsOf } from '../../packages/backend/tests/support/hosted.ts';
import { parseArticleText } from '../../packages/ui/src/components/ArticleBody/parseArticleText.ts';
import { passagesOf, textOf } from '../../packages/ui/src/components/ArticleBody/passages.ts';
import { articleTexts } from '../support/articleTexts.ts';
import { useFixture } from '../support/fixture.ts';

const database = useFixture(createMigratedDatabase);
beforeAll(async () => {
  for (const { sql } of readSeeds()) await database.exec(sql);
});

/** A text as the page shows it, without headings and tables, on one line. */
function bodyOf(text: string): string {
  const lines = parseArticleText(text)
    .filter(({ type }) => type !== 'heading' && type !== 'table')
    .flatMap(passagesOf)
    .flatMap((passage) => passage.lines.map(textOf));
  return lines.join(' ').replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}

async function summariesOf(texts: readonly string[]): Promise<(string | null)[]> {
  const rows = await rowsOf<{ summary: string | null }>(
    database,
    `select public.article_summary(content) as summary
     from unnest($1::text[]) with ordinality as texts (content, place) order by place`,
    [texts],
  );
  return rows.map(({ summary }) => summary);
}

/** Expects the summary to be the beginning of the body, or all of a short one. */
function expectBeginning(text: string, summary: string | null) {
  const body = bodyOf(text);
  const [shown = '', cut = ''] = summary?.split(/(…$)/) ?? [];
  const expected = body.length <= 160 || shown === '' ? body : body.slice(0, shown.length) + cut;
  expect(summary, JSON.stringify(text)).toBe(expected === '' ? null : expected);
}

describe('the summary of the database begins what the page shows below its headings', () => {
  test.each(Object.entries(articleTexts))('%s', async (_name, text) => {
    const [summary = null] = await summariesOf([text]);
    expectBeginning(text, summary);
  });

  test('of the sample content, and of articles by the hundred', async () => {
    const seeds = await rowsOf<{ content: string }>(database, 'select content from "Articles"');
    const generated = Array.from(generateArticles(300), ({ content }) => content);
    const texts = [...seeds.map(({ content }) => content), ...generated];
    const summaries = await summariesOf(texts);
    for (const [index, text] of texts.entries()) expectBeginning(text, summaries[index] ?? null);
  });

  test('of lines at random', async () => {
    const pieces = Object.values(articleTexts).flatMap((text) =>
      text.split(/(\s+|\*\*|[.:\-•*0-9_[\]()|#]+)/),
    );
    const texts = fc.sample(
      fc
        .array(
          fc.constantFrom(
            ...new Set(pieces),
            '\n',
            '\n\n',
            '- ',
            '1. ',
            ':\n',
            'Title',
            '**',
            '_',
            '[a](/b)',
            '|',
            '\n# ',
            '|a|b|\n|-|-|\n',
          ),
          { maxLength: 30 },
        )
        .map((parts) => parts.join('')),
      { numRuns: 3_000, seed: 7 },
    );
    const summaries = await summariesOf(texts);
    for (const [index, text] of texts.entries()) expectBeginning(text, summaries[index] ?? null);
  });
});
