export type Both<Text> = readonly [english: Text, hindi: Text];

export const both = <Text>(english: Text, hindi: Text): Both<Text> => [english, hindi];

const insertInto = (text: string) => (value: string | number) =>
  text.replace('%s', () => String(value));

/** A text with a value in place of `%s`. */
export const withValue = (english: string, hindi: string) =>
  both(insertInto(english), insertInto(hindi));

/** A tree of texts, in one language. */
export type InOne<Texts> =
  Texts extends Both<infer Text> ? Text : { [Name in keyof Texts]: InOne<Texts[Name]> };

export function inOne<Texts>(texts: Texts, language: 'en' | 'hi'): InOne<Texts> {
  const found: unknown = Array.isArray(texts)
    ? texts[language === 'en' ? 0 : 1]
    : Object.fromEntries(
        Object.entries(texts as Record<string, unknown>).map(([name, inner]) => [
          name,
          inOne(inner, language),
        ]),
      );
  return found as InOne<Texts>;
}
