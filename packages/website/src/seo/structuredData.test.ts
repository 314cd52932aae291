import { describe, expect, test } from 'vitest';
import { type Thing, problemsOf } from '../../../../tests/support/structuredData.ts';
import { testimonials } from '@site/content/testimonials.ts';
import { samplePerson } from '@site/content/samplePerson.ts';
import { priceOf, structuredData, videos } from './structuredData.ts';

const origin = 'https://institute.example';

test.each([
  ['₹48,000', 48_000],
  ['₹ 20,000', 20_000],
  ['Rs. 20,000', 20_000],
  ['Rs 1,20,000/-', 120_000],
  ['INR 9500', 9_500],
  ['On request', undefined],
  ['Free', undefined],
  ['₹0', undefined],
  ['₹48,00', undefined],
  ['₹48,000 + GST', undefined],
  ['₹32,000 to ₹48,000', undefined],
  ['$100', undefined],
  ['48,000', undefined],
  ['', undefined],
])('the price of %j is %s', (fees, price) => {
  expect(priceOf(fees)).toBe(price);
});

test.each([
  ['संसद की समितियाँ और GST', 'hi'],
  ['The committees of संसद', 'en-IN'],
  ['', 'en-IN'],
])('an article with the text %j is in %s', (content, language) => {
  const article = { id: '1', title: null, category: null, date: null, url: null, content };
  const data = { ok: true, article, related: { ok: true, value: [] } };
  const head = { title: '', description: '', path: '/article/1' };
  const [thing] = structuredData({ screen: 'Article', data, head, origin });
  expect(thing).toMatchObject({ '@type': 'Article', inLanguage: language });
});

test('a video is told of as soon as the day of its upload is known', () => {
  expect(videos(testimonials, origin)).toEqual([]);
  const dated = testimonials.map((video) => ({ ...video, uploaded: '2026-11-18' }));
  const told = videos(dated, origin) as Thing[];
  const src = 'https://cdn.example/a.mp4';
  const elsewhere = dated.map((video) => ({ ...video, source: { ...video.source, src } }));
  expect(videos(elsewhere, origin)[0]).toMatchObject({ contentUrl: src });
  expect(told).toHaveLength(testimonials.length);
  expect(problemsOf(told)).toEqual([]);
});

test('a video whose speaker has withdrawn consent is not told of', () => {
  const person = { ...samplePerson(1, 2024), consent: false };
  const dated = testimonials.map((video) => ({ ...video, uploaded: '2026-11-18', person }));
  expect(videos(dated, origin)).toEqual([]);
});

describe('a page that is not to be found tells nothing', () => {
  test.each([{ noindex: true, path: '/' }, {}])('%j', (head) => {
    expect(structuredData({ screen: 'Home', data: null, head, origin })).toEqual([]);
  });
});

describe('a course', () => {
  const course = {
    id: '1',
    slug: 'gs',
    title: 'GS',
    fees: 'On request',
    buyHref: 'tel:+910000000000',
    image: '/art/motifs/polity.svg',
  };
  const told = (change: object) => {
    const data = { ok: true, course: { ...course, ...change } };
    const head = { path: '/gs', description: 'About it.' };
    return structuredData({ screen: 'Course', data, head, origin }) as Thing[];
  };

  test('without a price that can be read has no offer', () => {
    const [about, ...rest] = told({});
    expect(about).toMatchObject({ '@type': 'Course', image: `${origin}/art/motifs/polity.svg` });
    expect(about).not.toHaveProperty('offers');
    expect(problemsOf([about, ...rest])).toEqual([]);
  });

  test.each([
    ['https://pay.example/1', 'https://pay.example/1'],
    ['/contact', `${origin}/contact`],
    ['tel:+910000000000', `${origin}/gs`],
    [null, `${origin}/gs`],
  ])('that is bought at %s is offered at %s', (buyHref, url) => {
    const [about] = told({ fees: '₹6,500', buyHref });
    expect(about?.['offers']).toMatchObject({ price: 6_500, priceCurrency: 'INR', url });
  });
});
