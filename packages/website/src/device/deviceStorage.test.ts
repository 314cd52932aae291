import * as fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { cases } from '../../../../tests/support/fuzz.ts';
import { isStorageBlocked } from './deviceList.ts';
import { deviceStorage, forgetAll } from './deviceStorage.ts';
import { addListFile, fileOfFragment, listFile, listFragment } from './listFile.ts';

const article = { id: '7', title: 'जल संरक्षण', href: '/editorial-analysis/7' };
const question = { id: '3', day: '2026-11-20', box: 1, due: '2026-11-23' };

const fileOf = (lists: object) => JSON.stringify({ kind: 'setu-list-1', ...lists });

/** A browser's storage, for texts of at most `most` characters. */
function device(most = 5_000_000) {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem(key: string) {
      texts.delete(key);
    },
    setItem(key: string, text: string) {
      if (text.length > most) throw new DOMException('', 'QuotaExceededError');
      texts.set(key, text);
    },
  };
}

let storage = device();
let tab = new EventTarget();

function open(at = device()) {
  storage = at;
  tab = new EventTarget();
  vi.stubGlobal('localStorage', at);
  vi.stubGlobal('window', tab);
}

beforeEach(() => open());

const save = (item: typeof article) => deviceStorage.saved.change((items) => [item, ...items]);

test('a list is kept, the same array until it changes, and forgotten', () => {
  expect(save(article)).toBe(true);
  const list = deviceStorage.saved.read();
  expect(list).toEqual([article]);
  expect(deviceStorage.saved.read()).toBe(list);
  forgetAll();
  expect(deviceStorage.saved.read()).toEqual([]);
  expect(storage.texts.size).toBe(0);
});

test('another version of the site leaves its lists to this one, with what it alone knows of an item', () => {
  storage.texts.set('setu:saved', JSON.stringify({ version: 2, items: [{ ...article, at: 1 }] }));
  const other = { ...article, id: '8' };
  save(other);
  expect(deviceStorage.saved.read()).toEqual([other, article]);
});

test('a change begins with what another tab has kept, and both tabs are told', () => {
  const told = vi.fn<() => void>();
  const end = deviceStorage.saved.subscribe(told);
  save(article);
  expect(told).toHaveBeenCalledTimes(1);
  const other = { ...article, id: '8' };
  storage.setItem('setu:saved', JSON.stringify({ items: [other, article] }));
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'setu:saved' }));
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'setu:mode' }));
  expect(told).toHaveBeenCalledTimes(2);
  // A page in the back/forward cache hears of nothing.
  tab.dispatchEvent(new Event('pageshow'));
  expect(told).toHaveBeenCalledTimes(3);
  save({ ...article, id: '9' });
  expect(deviceStorage.saved.read().map(({ id }) => id)).toEqual(['9', '8', '7']);
  end();
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(told).toHaveBeenCalledTimes(4);
});

const forbidden = () => {
  throw new DOMException('', 'SecurityError');
};

test.each([
  ['is full', device(0)],
  ['forbids it', { ...device(), getItem: forbidden, setItem: forbidden, removeItem: forbidden }],
])('a device that %s keeps nothing, which is no error', (_, storage) => {
  open(storage);
  expect(save(article)).toBe(false);
  expect(addListFile(fileOf({ saved: [article] }))).toBe('notKept');
  expect(deviceStorage.saved.read()).toEqual([]);
  expect(isStorageBlocked()).toBe(true);
  open();
  save(article);
  expect(isStorageBlocked()).toBe(false);
});

test('there are no more of a kind than are bounded', () => {
  for (let id = 1; id <= 205; id += 1) save({ ...article, id: `${id}` });
  expect(deviceStorage.saved.read()).toHaveLength(200);
  expect(deviceStorage.saved.read()[0]?.id).toBe('205');
  const other = { ...article, id: 'other' };
  expect(addListFile(fileOf({ saved: [other] }))).toBe('full');
  expect(deviceStorage.saved.read()).not.toContainEqual(other);
  expect(addListFile(fileOf({ saved: [{ ...article, id: '205' }] }))).toBe('added');
  expect(deviceStorage.saved.read()).toHaveLength(200);
});

test('the longest title of an article is kept, and so is the answer to it', () => {
  const href = `/editorial-analysis/${'%E0'.repeat(300)}`;
  const long = { ...article, title: 'जल '.repeat(160), href };
  save(long);
  deviceStorage.drafts.change(() => [{ ...long, text: 'An answer.' }]);
  expect(deviceStorage.saved.read()).toEqual([long]);
  expect(deviceStorage.drafts.read()).toEqual([{ ...long, text: 'An answer.' }]);
});

test('whatever stands there is read as what can be shown of it', () => {
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .array(fc.anything())
      .map((items) =>
        JSON.stringify({ items }, (_, value: unknown) => (typeof value === 'bigint' ? 0 : value)),
      ),
  );
  fc.assert(
    fc.property(text, (stored) => {
      for (const name of ['again', 'done', 'saved', 'drafts']) {
        storage.texts.set(`setu:${name}`, stored);
      }
      for (const list of Object.values(deviceStorage)) expect(list.read()).toEqual([]);
    }),
    cases(500),
  );
});

test('articles elsewhere and days that do not exist are left out', () => {
  const hrefs = ['//evil.example/7', '/\\evil.example', 'https://evil.example/7', '/a b', ''];
  const saved = [...hrefs, 'javascript:alert(1)'].map((href) => ({
    ...article,
    id: `at ${href}`,
    href,
  }));
  const again = [
    { ...question, day: '2026-13-45' },
    { ...question, due: '2026-00-01' },
  ];
  expect(addListFile(fileOf({ saved: [...saved, article], again, done: 7 }))).toBe('added');
  expect(deviceStorage.saved.read()).toEqual([article]);
  expect(deviceStorage.again.read()).toEqual([]);
});

test('the lists go to another device as a file or in a link, and what is there already stays', () => {
  save(article);
  deviceStorage.again.change(() => [question]);
  deviceStorage.done.change(() => [{ day: '2026-11-20' }]);
  deviceStorage.drafts.change(() => [{ ...article, text: 'An answer.' }]);
  const file = listFile();
  const link = listFragment() ?? '';
  expect(link).toMatch(/^#list=[\w-]+$/);

  open();
  deviceStorage.again.change(() => [{ ...question, box: 3 }]);
  const own = { ...article, id: '9' };
  save(own);
  expect(addListFile(fileOfFragment(link) ?? '')).toBe('added');
  expect(deviceStorage.saved.read()).toEqual([own, article]);
  expect(deviceStorage.again.read()).toEqual([{ ...question, box: 3 }]);
  expect([...deviceStorage.done.read(), ...deviceStorage.drafts.read()]).toEqual([]);
  expect(addListFile(file)).toBe('added');
  expect(deviceStorage.done.read()).toEqual([{ day: '2026-11-20' }]);
  expect(deviceStorage.drafts.read()).toEqual([{ ...article, text: 'An answer.' }]);
});

test('what is put back comes to its old place, below what was saved since', () => {
  const withId = (id: number) => ({ ...article, id: `${id}` });
  deviceStorage.saved.change(() => [withId(1), withId(2)]);
  const before = listFile();
  deviceStorage.saved.change(() => [withId(3), withId(2)]);
  expect(addListFile(before, true)).toBe('added');
  expect(deviceStorage.saved.read()).toEqual([3, 1, 2].map(withId));
  // Without room for it, nothing that is saved gives way.
  const full = Array.from({ length: 199 }, (_, at) => withId(at + 10));
  deviceStorage.saved.change(() => [...full, withId(2)]);
  expect(addListFile(before, true)).toBe('full');
  expect(deviceStorage.saved.read()).toEqual([...full, withId(2)]);
});

test('a list that is too long for a link is none, nor are begun answers; no other text is a list', () => {
  deviceStorage.drafts.change(() => [{ ...article, text: 'An answer.' }]);
  expect(listFragment()).toBeUndefined();
  deviceStorage.saved.change(() =>
    Array.from({ length: 200 }, (_, id) => ({ ...article, id: `${id}` })),
  );
  expect(listFragment()).toBeUndefined();
  const fragments = ['', '#list=', '#list=%', '#list=a', '#other'];
  expect(new Set(fragments.map(fileOfFragment))).toEqual(new Set([undefined]));
  const texts = ['', '{}', '[1]', 'null', '{"kind":"other"}'];
  expect(new Set(texts.map((text) => addListFile(text)))).toEqual(new Set(['noList']));
});
