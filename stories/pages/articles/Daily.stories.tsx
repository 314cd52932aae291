import { articleCategories } from '../../../site/src/content/articleCategories.ts';
import { Page } from '../../../packages/website/src/pages/Daily.tsx';
import { articleDays, articles, failure } from '../../data/seeds.ts';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'] };

const day = '2026-11-20';

/** One article of each list, and one of a category that has no list. */
const ofDay = articles
  .slice(0, 7)
  .map((article, index) => ({
    ...article,
    category: articleCategories[index]?.category ?? 'Book reviews',
    minutes: 3 + index,
  }));

const known = { days: articleDays, questions: 0 };

export const Full = sitePage(Page, `/daily/${day}`, {
  data: { ...known, asked: day, articles: { ok: true, value: { day, articles: ofDay } } },
});

export const EmptyDay = sitePage(Page, '/daily/2026-11-19', {
  data: {
    ...known,
    asked: '2026-11-19',
    articles: { ok: true, value: { day: '2026-11-19', articles: [] } },
  },
});

export const Failed = sitePage(Page, '/daily', {
  data: { asked: null, articles: failure, days: null, questions: 0 },
});
