import { ApiError, malformed, notServed } from './apiError.ts';

type Preferences = Map<string, string>;

type Given = Pick<Headers, 'get'>;

export interface IncomingRequest {
  method: string;
  url: URL;
  headers: Given;
  body: Uint8Array;
}

/** The parts of a request to a table or function, without its path. */
export interface Incoming extends Pick<IncomingRequest, 'headers' | 'body'> {
  params: URLSearchParams;
  preferences: Preferences;
}

const objectType = 'application/vnd.pgrst.object+json';
const jsonTypes = ['*/*', 'application/*', 'application/json'];

/**
 * Whether one object or a list is requested. The first supported type counts, as in PostgREST.
 *
 * @throws ApiError (406) when it is neither.
 */
export function readAccept(headers: Given): 'object' | 'list' {
  const accept = headers.get('accept') ?? '*/*';
  for (const range of accept.split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const isPlain = parameters.every((parameter) =>
      /^(?:q=(?!0(?:\.0*)?$)[\d.]+|charset=utf-8)$/.test(parameter),
    );
    if (isPlain && type === objectType) return 'object';
    if (isPlain && jsonTypes.includes(type)) return 'list';
  }
  throw new ApiError(406, 'PGRST107', `Served are application/json and ${objectType}.`);
}

/** @throws ApiError (406) when another schema is requested. */
export function checkProfile(headers: Given): void {
  for (const name of ['accept-profile', 'content-profile']) {
    if ((headers.get(name) ?? 'public') !== 'public') {
      throw new ApiError(406, 'PGRST106', 'The schema must be one of the following: public');
    }
  }
}

/**
 * Parses `Prefer`; the first value of each name counts. Unsupported preferences are ignored, as RFC 7240 allows,
 * except for `handling=strict`, which is refused.
 */
export function readPreferences(headers: Given): Preferences {
  const preferences: Preferences = new Map();
  for (const part of (headers.get('prefer') ?? '').split(',')) {
    const [name = '', value = ''] = part.split('=', 2).map((half) => half.trim());
    if (name !== '' && !preferences.has(name)) preferences.set(name, value);
  }
  if (preferences.get('handling') === 'strict') {
    throw new ApiError(400, 'PGRST122', 'Invalid preferences given with handling=strict');
  }
  return preferences;
}

/**
 * Whether rows are to be counted. An estimate would include drafts and so reveal them: it is answered with the exact
 * count of the rows that the role may see.
 */
export function wantsCount(preferences: Preferences): boolean {
  const count = preferences.get('count');
  if (count === undefined) return false;
  if (['exact', 'planned', 'estimated'].includes(count)) return true;
  throw notServed('Rows are counted `exact`, `planned` or `estimated`.');
}

/** Offset and limit of a header such as `Range: 0-9`. */
export function readRange(headers: Given): { offset: string; limit?: string } | undefined {
  const range = headers.get('range');
  if (range === null) return undefined;
  const [, from, to] = /^(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  if ((headers.get('range-unit') ?? 'items') !== 'items' || from === undefined) {
    throw malformed('A range is two numbers, such as `Range: 0-9`, of the unit `items`.');
  }
  if (!to) return { offset: from };
  if (Number(to) < Number(from)) {
    throw new ApiError(416, 'PGRST103', 'The range ends before it begins.');
  }
  return { offset: from, limit: String(Number(to) - Number(from) + 1) };
}

/** @throws ApiError (415) unless the body is JSON, whatever parameters the type has. */
export function checkJson(headers: Given): void {
  const token = "[!#$%&'*+.^`|~\\w-]+";
  const parameter = `\\s*;\\s*${token}=(?:${token}|"[^"\\\\]*")`;
  const type = headers.get('content-type') ?? '';
  if (!new RegExp(`^application/json(?:${parameter})*\\s*$`, 'i').test(type)) {
    throw new ApiError(415, 'PGRST107', 'A body is application/json.');
  }
}
