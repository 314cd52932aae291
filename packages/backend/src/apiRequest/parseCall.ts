import { ApiError, malformed, notServed } from './apiError.ts';
import { bounds } from './bounds.ts';
import { type Incoming, readAccept } from './headers.ts';

export interface Call {
  kind: 'call';
  name: string;
  isHead: boolean;
  /** Its arguments by their names, each a text that PostgreSQL reads as the argument's type. */
  args: { name: string; sqlType: string; value: string }[];
}

/** The type of an argument, the check of its value, and whether it is required. */
type Parameter = [sqlType: string, isGood: (value: string) => boolean, isNeeded?: 'needed'];

const isShort = (value: string) => value.length <= bounds.searchLength;
const isValue = (value: string) => value.length <= bounds.valueLength;
const like = (form: RegExp) => (value: string) => form.test(value);

const language: Parameter = ['text', like(/^(?:en|hi)$/)];
const functions: Record<string, Record<string, Parameter>> = {
  search: {
    query: ['text', isShort, 'needed'],
    kind: ['text', like(/^(?:article|course|resource|question)$/)],
    category: ['text', isShort],
    month: ['text', like(/^\d{4}-\d\d$/)],
    topic: ['text', isShort],
    page: ['integer', like(/^[1-9]\d{0,2}$/)],
    typing: ['boolean', like(/^(?:true|false)$/)],
    language,
  },
  article_page: {
    article: ['text', isValue, 'needed'],
    day_titles: ['integer', like(/^[1-9]\d?$/), 'needed'],
    language,
  },
  list_page: {
    list: ['text', isValue, 'needed'],
    skipped: ['bigint', like(/^\d{1,9}$/), 'needed'],
    before: ['timestamptz', like(/^\d{4}-\d\d-\d\dT00:00:00\+05:30$/), 'needed'],
    language,
  },
};

export const functionPrefix = '/rest/v1/rpc/';
export const functionNames = Object.keys(functions);

/** The function that an address names; undefined if it names none that is served. */
export function functionOf({ pathname }: URL): string | undefined {
  const name = pathname.slice(functionPrefix.length);
  const isServed = pathname.startsWith(functionPrefix) && Object.hasOwn(functions, name);
  return isServed ? name : undefined;
}

/** @throws ApiError (400, 404, 406) when an argument is unknown, missing, given twice or invalid. */
export function parseCall(name: string, isHead: boolean, { params, headers }: Incoming): Call {
  readAccept(headers);
  const parameters = new Map(Object.entries(functions[name] ?? {}));
  const args = [...params].map(([argument, given]) => {
    const [sqlType, isGood] = parameters.get(argument) ?? [];
    if (!sqlType || !isGood) throw noFunction(`${name} has no argument ${argument}`);
    if (params.getAll(argument).length > 1) {
      throw malformed(`The argument ${argument} is there twice.`);
    }
    if (given.includes('\0')) throw new ApiError(400, '22021', 'invalid byte sequence: 0x00');
    if (!isGood(given)) throw notServed(`This value of the argument ${argument} is not supported.`);
    return { name: argument, sqlType, value: given };
  });
  for (const [argument, [, , isNeeded]] of parameters) {
    if (isNeeded && !params.has(argument)) throw noFunction(`${name} needs ${argument}`);
  }
  return { kind: 'call', name, isHead, args };
}

/** The error for a function that does not exist, or not with these arguments. */
export function noFunction(why: string): ApiError {
  return new ApiError(404, 'PGRST202', `Could not find the function in the schema cache: ${why}`);
}
