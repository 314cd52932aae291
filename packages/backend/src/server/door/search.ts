import { bounds } from './bounds.ts';
import type { Value } from './filters.ts';
import { readAccept } from './headers.ts';
import type { Incoming } from './incoming.ts';
import { malformed, notServed, Refusal } from './refusal.ts';

/** A call of the function `search`, the one that visitors may call. */
export interface SearchCall {
  /** Its arguments by their names. */
  args: Record<string, Value>;
}

/** What each argument may be. */
const isGood: Record<string, (value: string) => boolean> = {
  query: (value) => value.length <= bounds.searchLength,
  kind: (value) => ['article', 'course', 'resource'].includes(value),
  category: (value) => value.length <= bounds.searchLength,
  month: (value) => /^\d{4}-\d\d$/.test(value),
  topic: (value) => value.length <= bounds.searchLength,
  page: (value) => /^[1-9]\d{0,2}$/.test(value),
  typing: (value) => value === 'true' || value === 'false',
};

/**
 * Reads a call of `/rest/v1/rpc/search`.
 *
 * @throws Refusal (400, 404, 406) when an argument is none of it, is there twice or is no such value.
 */
export function readSearchCall({ params, headers }: Incoming): SearchCall {
  readAccept(headers);
  for (const [name, value] of params) {
    if (!Object.hasOwn(isGood, name)) throw noFunction(`search has no argument ${name}`);
    if (params.getAll(name).length > 1) throw malformed(`The argument ${name} is there twice.`);
    if (value.includes('\0')) throw new Refusal(400, '22021', 'invalid byte sequence: 0x00');
    if (isGood[name]?.(value) !== true) throw notServed(`The argument ${name} is not served so.`);
  }
  if (!params.has('query')) throw noFunction('search needs the argument query');
  const args: SearchCall['args'] = Object.fromEntries(params);
  if (params.has('typing')) args.typing = params.get('typing') === 'true';
  return { args };
}

/** A function that is not there, or not with these arguments. */
export function noFunction(why: string): Refusal {
  return new Refusal(404, 'PGRST202', `Could not find the function in the schema cache: ${why}`);
}
