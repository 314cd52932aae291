import { beforeAll, expect, test } from 'vitest';
import { generateArticles } from '../support/articles/generateArticles.ts';
import { readSeeds } from '../../packages/backend/src/database/migrate.ts';
import { createMigratedDatabase } from '../../packages/backend/tests/support/hosted.ts';
import { parseArticleText } from '../../packages/ui/src/components/ArticleBody/parseArticleText.ts';
import { lineText, passagesOf } from '../../packages/ui/src/components/ArticleBody/passages.ts';
import { useFixture } from '../support/fixture.ts';

const database = useFixture(createMigratedDatabase);
beforeAll(async () => {
  for (const { sql } of readSeeds()) await database.query(sql);
});

/** A text as the page shows it, without headings and tables, on one line. */
function bodyOf(text: string): string {
  const lines = parseArticleText(text)
    .filter(({ type }) => type !== 'heading' && type !== 'table')
    .flatMap(passagesOf)
    .flatMap((passage) => passage.lines.map(lineText));
  return lines.join(' ').replace(/\s+/g, ' ').trim();
}

test('the summary of the database begins what the page shows below its headings', async () => {
  const seeds = await database.query<{ content: string }>('select content from "Articles"');
  const generated = Array.from(generateArticles(300), ({ content }) => content);
  const texts = [...seeds.map(({ content }) => content), ...generated];
  const rows = await database.query<{ summary: string }>(
    `select public.article_summary(content) as summary
     from unnest($1::text[]) with ordinality as texts (content, place) order by place`,
    [texts],
  );
  for (const [index, text] of texts.entries()) {
    const { summary = '' } = rows[index] ?? {};
    expect(bodyOf(text).startsWith(summary.replace(/…$/, '')), summary).toBe(true);
    expect(summary.length).toBeGreaterThan(40);
  }
});
