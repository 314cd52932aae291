import { expect, test } from 'vitest';
import { articleItem } from './articleItem.ts';
import { isTopicAt, topicLinks, topicPath } from './topicPath.ts';

const named = (...topics: string[]) => topics.map((topic, index) => ({ topic, count: 9 - index }));

test.for([
  ['GS Paper 2', '/topics/gs-paper-2'],
  ['Art & Culture', '/topics/art-culture'],
  ['  (Ethics) ', '/topics/ethics'],
  ['राजव्यवस्था', `/topics/${encodeURIComponent('राजव्यवस्था')}`],
  ['क्\u200Dष', `/topics/${encodeURIComponent('क्\u200Dष')}`],
] as const)('%s has an address that leads back to it', ([topic, path]) => {
  expect(topicPath(topic)).toBe(path);
  const slug = decodeURIComponent(path.replace('/topics/', ''));
  expect(named('Economy', topic).find(isTopicAt(slug))?.topic).toBe(topic);
  expect(named(topic).find(isTopicAt(slug.toUpperCase()))?.topic).toBe(topic);
});

test('letters with a dot below are the same, however they are written', () => {
  const [one, two] = ['स\u095Cक', 'स\u0921\u093Cक'];
  expect(topicPath(one)).toBe(topicPath(two));
  expect(named(two).find(isTopicAt(one))?.topic).toBe(two);
});

test('the further pages of a topic are in the query', () => {
  expect(topicPath('Polity', 2)).toBe('/topics/polity?page=2');
  expect(topicLinks(['Polity'])).toEqual([{ title: 'Polity', href: '/topics/polity' }]);
});

test('an item of a list leads to three of its topics', () => {
  const article = { id: '1', title: null, category: null, date: null, url: null, summary: null };
  const { topics } = articleItem({
    ...article,
    topics: ['GS Paper 2', 'Essay', 'Economy', 'Ethics'],
  });
  expect(topics).toEqual(topicLinks(['GS Paper 2', 'Essay', 'Economy']));
});

test('of two topics with one address that with more articles is found, of others none', () => {
  const topics = named('Art & Culture', 'Art, Culture');
  expect(topics.find(isTopicAt('art-culture'))).toBe(topics[0]);
  expect(topics.find(isTopicAt('art'))).toBeUndefined();
});
