import { Page } from '../../../packages/website/src/pages/Topic.tsx';
import { articles, failure } from '../../data/seeds.ts';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'] };

const path = '/topics/gs-paper-2';
const topic = 'GS Paper 2';

export const Full = sitePage(Page, `${path}?page=2`, {
  data: {
    topic,
    articles: { ok: true, value: { items: articles, page: 2, pageCount: 14, total: 272 } },
    questions: 0,
  },
});

/** The topics failed to load, so the page cannot tell which one is meant. */
export const TopicsFailed = sitePage(Page, path, {
  data: { topic: null, articles: failure, questions: 0 },
});
