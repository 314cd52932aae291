import { ApiError, malformed, notServed } from './apiError.ts';
import { bounds } from './bounds.ts';
import { readAccept } from './headers.ts';
import type { Incoming } from './incoming.ts';

/** A call of the function `search`, the one that visitors may call. */
export interface SearchCall {
  kind: 'search';
  isHead: boolean;
  /** Its arguments by their names, each a text that PostgreSQL reads as the argument's type. */
  args: { name: string; sqlType: string; value: string }[];
}

const text = { sqlType: 'text', isGood: (value: string) => value.length <= bounds.searchLength };
const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);

/** What each argument may be. */
const parameters: Record<string, { sqlType: string; isGood: (value: string) => boolean }> = {
  query: text,
  kind: { sqlType: 'text', isGood: oneOf(['article', 'course', 'resource']) },
  category: text,
  month: { sqlType: 'text', isGood: (value) => /^\d{4}-\d\d$/.test(value) },
  topic: text,
  page: { sqlType: 'integer', isGood: (value) => /^[1-9]\d{0,2}$/.test(value) },
  typing: { sqlType: 'boolean', isGood: oneOf(['true', 'false']) },
};

/**
 * Reads a call of `/rest/v1/rpc/search`.
 *
 * @throws ApiError (400, 404, 406) when an argument is none of it, is there twice or is no such value.
 */
export function parseSearch(isHead: boolean, { params, headers }: Incoming): SearchCall {
  readAccept(headers);
  const args = [...params].map(([name, value]) => {
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (!parameter) throw noFunction(`search has no argument ${name}`);
    if (params.getAll(name).length > 1) throw malformed(`The argument ${name} is there twice.`);
    if (value.includes('\0')) throw new ApiError(400, '22021', 'invalid byte sequence: 0x00');
    if (!parameter.isGood(value)) throw notServed(`The argument ${name} is not served so.`);
    return { name, sqlType: parameter.sqlType, value };
  });
  if (!params.has('query')) throw noFunction('search needs the argument query');
  return { kind: 'search', isHead, args };
}

/** A function that is not there, or not with these arguments. */
export function noFunction(why: string): ApiError {
  return new ApiError(404, 'PGRST202', `Could not find the function in the schema cache: ${why}`);
}
