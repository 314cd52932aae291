import type { Meta } from '@storybook/react-vite';
import { Page } from '../../../packages/website/src/pages/Practice.tsx';
import { articleDays, articles, failure } from '../../data/seeds.ts';
import { sitePage } from '../sitePage.tsx';

export default {
  title: 'Pages/Practice',
  tags: ['!autodocs'],
} satisfies Meta;

const day = '2026-11-20';
const path = `/practice/${day}`;

const moneyBill = {
  id: '1',
  day,
  number: 1,
  stem: 'Consider the following statements about a Money Bill:',
  statements: [
    'It may be introduced in the Lok Sabha alone.',
    'The Rajya Sabha may reject it within fourteen days.',
  ],
  line: 'Which of the statements given above is/are correct?',
  options: ['1 only', '2 only', 'Both 1 and 2', 'Neither 1 nor 2'] as [
    string,
    string,
    string,
    string,
  ],
  answer: 'a' as const,
  explanation: 'The Rajya Sabha may only recommend changes; it cannot reject the Bill.',
  source: 'Constitution of India, Article 109',
  topics: ['Polity'],
  state: 'valid' as const,
  correction: null,
  correctedAt: null,
  article: articles[0] ?? null,
};
const correctedAt = '2026-11-21T06:30:00.000Z';
const questions = [
  moneyBill,
  {
    ...moneyBill,
    id: '2',
    state: 'corrected' as const,
    correction: 'The key said (b).',
    correctedAt,
  },
  { ...moneyBill, id: '3', state: 'dropped' as const, correction: 'Two fit.', correctedAt },
];

const sheet = {
  name: '20 November 2026',
  path,
  questions: { ok: true as const, value: questions },
  day,
  days: articleDays,
  page: 1,
  pageCount: 1,
  answers: null,
};

export const Day = sitePage(Page, path, { data: sheet });

export const Checked = sitePage(Page, `${path}?a=ab-`, { data: { ...sheet, answers: 'ab-' } });

export const Newest = sitePage(Page, '/practice', { data: { ...sheet, name: null } });

export const Topic = sitePage(Page, '/practice/topics/polity', {
  data: { ...sheet, name: 'Polity', day: null, days: null, pageCount: 2 },
});

export const Failed = sitePage(Page, path, { data: { ...sheet, questions: failure, day: null } });

export const Missing = sitePage(Page, path, { data: null });
