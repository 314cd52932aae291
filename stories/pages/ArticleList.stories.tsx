import type { Meta } from '@storybook/react-vite';
import { articleCategories } from '../../site/src/content/articleCategories.ts';
import { Page } from '../../site/src/pages/ArticleList.tsx';
import { articles } from '../data/articles.ts';
import { failure } from '../data/pages.ts';
import { sitePage } from './sitePage.tsx';

export default {
  title: 'Pages/ArticleList',
  tags: ['!autodocs'],
} satisfies Meta;

const category = articleCategories[1];
const path = category.listPath;

export const Full = sitePage(Page, `${path}?page=2`, {
  data: {
    category,
    articles: { ok: true, value: { items: articles, page: 2, pageCount: 14, total: 272 } },
  },
});

export const Empty = sitePage(Page, path, {
  data: { category, articles: { ok: true, value: { items: [], page: 1, pageCount: 1, total: 0 } } },
});

export const Failed = sitePage(Page, path, { data: { category, articles: failure } });
