import type { StoryObj } from '@storybook/react-vite';
import { type Data, Page } from '../../../packages/website/src/pages/Article.tsx';
import {
  article,
  articles,
  failure,
  hindiArticle,
  notFound,
  relatedArticles,
} from '../../data/seeds.ts';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'] };

const path = '/editorial-analysis/13';
const related = { ok: true, value: relatedArticles } as const;
const dayPosition = { day: '2026-11-20', place: 3, count: 6, next: articles[2] ?? null };
const neighbours = { previous: articles[1] ?? null, next: null, dayPosition, practice: null };

/** A story of a found article; its tools are loaded once React is there. */
const found = (at: string, data: Data): StoryObj => ({
  ...sitePage(Page, at, { data }),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: /^Save:/ })),
});

export const English = found(path, { ok: true, article, ...neighbours, related });

/** A Hindi article on the English site: its passages are marked as Hindi. */
export const Hindi = found('/editorial-analysis/18', {
  ok: true,
  article: hindiArticle,
  ...neighbours,
  related,
});

const translation = { ...hindiArticle, language: 'hi', updated: null, isOriginal: true } as const;
const translated = {
  ...article,
  translation,
  correctedAfterTranslation: '2026-11-21T03:30:00.000Z',
};

/** Links to both texts side by side, and says that the original was corrected after the translation. */
export const Translated = found(path, { ok: true, article: translated, ...neighbours, related });

/** The page at `?with=18`. */
export const BesideItsTranslation = found(path, {
  ok: true,
  article: translated,
  beside: hindiArticle.content,
  ...neighbours,
  related,
});

export const Missing = sitePage(Page, path, { data: { ok: false, failure: notFound } });

export const Failed = sitePage(Page, path, { data: { ok: false, failure } });
