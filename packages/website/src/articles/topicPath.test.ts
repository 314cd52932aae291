import { expect, test } from 'vitest';
import { findTopic, topicLinks, topicPath } from './topicPath.ts';

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
  expect(findTopic(named('Economy', topic), slug)?.topic).toBe(topic);
  expect(findTopic(named(topic), slug.toUpperCase())?.topic).toBe(topic);
});

test('the further pages of a topic are in the query', () => {
  expect(topicPath('Polity', 2)).toBe('/topics/polity?page=2');
  expect(topicLinks(['Polity'])).toEqual([{ title: 'Polity', href: '/topics/polity' }]);
});

test('of two topics with one address that with more articles is found, of others none', () => {
  const topics = named('Art & Culture', 'Art, Culture');
  expect(findTopic(topics, 'art-culture')).toBe(topics[0]);
  expect(findTopic(topics, 'art')).toBeUndefined();
  expect(findTopic([], '')).toBeUndefined();
});
