// The embedded backend takes 100 values in one filter, and an address of 4,096 characters.

/** Maximum number of ids in one request. */
export const mostIds = 100;

/** Maximum number of longer values in one request: slugs, or ids of any type. */
export const mostTexts = 30;

/** Splits what requests name into as many as one request may name. */
export const inParts = <Item>(items: readonly Item[], most: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, part) =>
    items.slice(part * most, (part + 1) * most),
  );

/** With a blank before what PostgREST takes for a filter, as it does `lt. governor` (PostgREST/postgrest#4710). */
export const toArgument = <Text extends string | undefined>(text: Text) =>
  text?.replace(/^(?=[a-z]+[.(])/, ' ') as Text;

export const arrayOf = (text: string): string => `{${JSON.stringify(text)}}`;
