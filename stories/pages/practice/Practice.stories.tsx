import type { Question } from '@setu/data';
import { Page } from '../../../packages/website/src/pages/Practice.tsx';
import { moneyBill as sample } from '../../data/questions.tsx';
import { articleDays, articles, failure } from '../../data/seeds.ts';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'] };

const day = '2026-11-20';
const path = `/practice/${day}`;

const moneyBill = {
  ...sample,
  id: '1',
  day,
  number: 1,
  statements: [...(sample.statements ?? [])],
  line: sample.line ?? null,
  options: [...sample.options] as Question['options'],
  answer: 'b' as const,
  explanation: 'The Rajya Sabha may only recommend changes; it cannot reject the Bill.',
  source: 'Constitution of India, Article 109',
  topics: ['Polity'],
  state: 'valid' as const,
  correction: null,
  correctedAt: null,
  article: articles[0] ?? null,
};
const dropped = { id: '2', number: 2, state: 'dropped' as const, correction: 'Two fit.' };
const questions = [
  moneyBill,
  { ...moneyBill, ...dropped, correctedAt: '2026-11-21T06:30:00.000Z' },
];

const sheet = {
  name: '20 November 2026',
  path,
  questions: { ok: true as const, value: questions },
  day,
  days: articleDays,
  page: 1,
  pageCount: 1,
};

export const Day = sitePage(Page, path, { data: sheet });

export const Checked = sitePage(Page, `${path}?a=a-`, {
  data: { ...sheet, days: null, answers: 'a-' },
});

export const Topic = sitePage(Page, '/practice/topics/polity', {
  data: { ...sheet, name: 'Polity', day: null, days: null, pageCount: 2 },
});

export const Failed = sitePage(Page, path, {
  data: { ...sheet, questions: failure, day: null, days: null },
});
