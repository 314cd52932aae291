import { timingSafeEqual } from 'node:crypto';
import type { Keys } from '../database/keys.ts';
import { ApiError } from './apiError.ts';

/** The identity with which a request is executed. */
export interface Principal {
  role: 'anon' | 'service_role';
  /** Whether the site's own server sent the request, for one of its visitors. */
  isSite: boolean;
}

export type Identify = (headers: Pick<Headers, 'get'>) => Principal;

/** @returns a function that throws ApiError (401) without a key of this backend, or with a session: nothing makes any. */
export const identifyVisitors =
  ({ anonKey, siteKey }: Keys): Identify =>
  (headers) => {
    const key = headers.get('apikey') ?? '';
    const isSite = isSame(key, siteKey);
    if (!isSite && key !== anonKey) throw wrongKey();
    const session = headers.get('authorization')?.replace(/^bearer +/i, '');
    // Supabase's clients send the key a second time, as the session.
    if (session !== undefined && session !== key && session !== anonKey) {
      const message = 'This backend keeps no accounts, and so has no sessions.';
      throw new ApiError(401, 'PGRST301', message);
    }
    return { role: 'anon', isSite };
  };

/** Identifies the staff's client, which has all rights, by the key that its process has made. */
export const identifyStaff =
  (staffKey: string): Identify =>
  (headers) => {
    if (!isSame(headers.get('apikey') ?? '', staffKey)) throw wrongKey();
    return { role: 'service_role', isSite: false };
  };

function wrongKey(): ApiError {
  const message = 'The header `apikey` does not hold the key of this backend.';
  return new ApiError(401, 'PGRST302', message);
}

/** The error for a request that only the staff may make, in PostgreSQL's own words. */
export function permissionDenied(table: string): ApiError {
  return new ApiError(401, '42501', `permission denied for table ${table}`);
}

function isSame(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
