import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../database/keys.ts';
import { ApiError } from './apiError.ts';

/** The identity with which a request is executed. */
export interface Principal {
  /** The role in the database. */
  role: 'anon' | 'authenticated' | 'service_role';
  /** Whether the site's own server sent the request, for one of its visitors. */
  isSite: boolean;
  /** The claims of its token, `request.jwt.claims` in SQL. */
  claims: Record<string, unknown>;
}

/** Identifies the principal of a request by its `apikey` and `Authorization`. */
export type Identify = (headers: Pick<Headers, 'get'>) => Principal;

/** The roles that a session may have: neither may do more than a visitor. */
const sessionRoles = ['anon', 'authenticated'] as const;

/**
 * Identifies the site and its visitors.
 *
 * @returns a function that throws ApiError (401) without a key of this backend, or with a session that was not signed
 * here, has expired, or has any other role.
 */
export const identifyVisitors =
  ({ anonKey, siteKey, jwtSecret }: Keys): Identify =>
  (headers) => {
    const key = headers.get('apikey') ?? '';
    const isSite = isSame(key, siteKey);
    if (!isSite && key !== anonKey) throw wrongKey();
    const visitor: Principal = { role: 'anon', isSite, claims: { role: 'anon' } };
    const authorization = headers.get('authorization');
    if (authorization === null) return visitor;
    const session = /^bearer +([\w.~+/=-]+)$/i.exec(authorization)?.[1];
    if (session === undefined) throw noSession('The header `Authorization` holds no session.');
    // Supabase's clients send the key a second time, as the session.
    if (session === key || session === anonKey) return visitor;
    const claims = claimsOf(session, jwtSecret);
    const role = sessionRoles.find((name) => name === claims?.role);
    if (!claims || !role) throw noSession('This is no session of this backend, or it is over.');
    return { role, isSite, claims };
  };

/** Identifies the staff's client, which has all rights, by the key that its process has made. */
export const identifyStaff =
  (staffKey: string): Identify =>
  (headers) => {
    if (!isSame(headers.get('apikey') ?? '', staffKey)) throw wrongKey();
    return { role: 'service_role', isSite: false, claims: { role: 'service_role' } };
  };

function wrongKey(): ApiError {
  const message = 'The header `apikey` does not hold the key of this backend.';
  return new ApiError(401, 'PGRST302', message);
}

function noSession(message: string): ApiError {
  return new ApiError(401, 'PGRST301', message);
}

/** The error for a request that only the staff may make, in PostgreSQL's own words. */
export function permissionDenied(table: string, { role }: Principal): ApiError {
  return new ApiError(role === 'anon' ? 401 : 403, '42501', `permission denied for table ${table}`);
}

/** The claims of a JSON Web Token; undefined unless it is signed with the secret (HMAC-SHA-256) and not expired. */
function claimsOf(token: string, secret: string): Record<string, unknown> | undefined {
  const [head = '', content = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || parse(head)?.alg !== 'HS256') return undefined;
  const expected = createHmac('sha256', secret).update(`${head}.${content}`).digest('base64url');
  const claims = parse(content);
  const expires = claims?.exp;
  const holds = typeof expires === 'number' && expires > Date.now() / 1000;
  return holds && isSame(signature, expected) ? claims : undefined;
}

/** The JSON object in a part of a token. */
function parse(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function isSame(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
