import { ApiError } from './apiError.ts';

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

/** Parses `Prefer`; the first value of each name counts. Unsupported preferences are ignored, as RFC 7240 allows. */
export function readPreferences(headers: Given): Preferences {
  const preferences: Preferences = new Map();
  for (const part of (headers.get('prefer') ?? '').split(',')) {
    const [name = '', value = ''] = part.split('=', 2).map((half) => half.trim());
    if (name !== '' && !preferences.has(name)) preferences.set(name, value);
  }
  return preferences;
}

/** Whether rows are counted: exactly, also if an estimate is preferred, which would reveal drafts. */
export const wantsCount = (preferences: Preferences): boolean => preferences.has('count');

/** @throws ApiError (415) unless the body is JSON, whatever parameters the type has. */
export function checkJson(headers: Given): void {
  if (!/^application\/json\s*(?:;[^,]*)?$/i.test(headers.get('content-type') ?? '')) {
    throw new ApiError(415, 'PGRST107', 'A body is application/json.');
  }
}
