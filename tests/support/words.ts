// The words of a language as its modules export them: their texts and their shape.

const devanagari = /\p{Script=Devanagari}/u;
const latin = /[a-z]{2}/i;

/** The function that some labels get, to write numbers; also a number in words. */
const write = Object.assign(() => '7', { toString: () => '7' });

/** Every text, by the path of its key; functions are called with numbers and with words. */
export function textsOf(words: unknown, key = ''): [key: string, text: string][] {
  if (typeof words === 'string') return words === '' ? [] : [[key, words]];
  if (typeof words === 'function') {
    return [
      ['7', '7', write, write],
      [7, 7, write, write],
      [1, 0, write, write],
    ].flatMap((values) =>
      textsOf((words as (...values: unknown[]) => unknown)(...values), `${key}(${values.join()})`),
    );
  }
  return Object.entries(words ?? {}).flatMap(([name, value]) => textsOf(value, `${key} ${name}`));
}

/** The shape of words: their keys, and the type of each value. */
export const shapeOf = (words: unknown): unknown =>
  typeof words === 'object' && words !== null
    ? Object.fromEntries(
        Object.entries(words)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, value]) => [key, shapeOf(value)]),
      )
    : typeof words;

export const hindiIn = (words: unknown) =>
  textsOf(words).filter(([, text]) => devanagari.test(text));

/** The texts that contain words but no Hindi. A function that only joins its arguments has no words of its own. */
export const notHindiIn = (words: unknown) =>
  textsOf(words).filter(([, text]) => !devanagari.test(text) && latin.test(text));

/** The descriptions for search results that are not 110 to 155 characters long. */
export const misfitDescriptions = (words: unknown) =>
  textsOf(words)
    .filter(
      ([key, { length }]) =>
        key.endsWith(' description') && !key.startsWith(' feeds') && (length < 110 || length > 155),
    )
    .map(([key, text]) => `${key}, ${text.length}: ${text}`);
