import { articleCategories } from '../../../site/src/content/articleCategories.ts';
import { Page } from '../../../packages/website/src/pages/ArticleList.tsx';
import { articleDays, articles, failure } from '../../data/seeds.ts';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'] };

const category = articleCategories[2];
const path = category.listPath;

export const Full = sitePage(Page, `${path}?page=2`, {
  data: {
    category,
    articles: { ok: true, value: { items: articles, page: 2, pageCount: 14, total: 272 } },
    days: articleDays,
  },
});

/** A day chosen in the calendar. */
export const OneDay = sitePage(Page, `${path}?date=2026-11-20`, {
  data: {
    category,
    period: '2026-11-20',
    articles: { ok: true, value: { items: articles.slice(0, 1), page: 1, pageCount: 1, total: 1 } },
    days: articleDays,
  },
});

const nothing = { ok: true as const, value: { items: [], page: 1, pageCount: 1, total: 0 } };

/** A day without articles links to the nearest days that have some. */
export const EmptyDay = sitePage(Page, `${path}?date=2026-11-19`, {
  data: { category, period: '2026-11-19', articles: nothing, days: articleDays },
});

export const Empty = sitePage(Page, path, { data: { category, articles: nothing, days: null } });

export const Failed = sitePage(Page, path, { data: { category, articles: failure, days: null } });
