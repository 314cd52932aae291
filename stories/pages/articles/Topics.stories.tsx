import { Page } from '../../../packages/website/src/pages/Topics.tsx';
import { failure } from '../../data/seeds.ts';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'] };

const topics = [
  { topic: 'GS Paper 2', count: 1_240 },
  { topic: 'Polity', count: 312 },
  { topic: 'राजव्यवस्था', count: 16 },
  { topic: 'Science and Technology', count: 1 },
];

export const Full = sitePage(Page, '/topics', { data: { topics: { ok: true, value: topics } } });

/** The project has no topics. */
export const Empty = sitePage(Page, '/topics', { data: { topics: { ok: true, value: null } } });

export const Failed = sitePage(Page, '/topics', { data: { topics: failure } });
