import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../database/keys.ts';
import { Refusal } from './refusal.ts';

/** Who asks. */
export interface Caller {
  /** It sent the site's own key. */
  isSite: boolean;
  /** The token of somebody who has signed in. */
  session: string | undefined;
}

/** The roles that a session may have: neither may do more than a visitor. */
const sessionRoles: unknown[] = ['anon', 'authenticated'];

/**
 * Reads the key and the session of a request for tables.
 *
 * @throws Refusal (401) without a key of this backend, or with a session that was not signed here, is
 * over, or is of any other role.
 */
export function identify(headers: Headers, keys: Keys): Caller {
  const caller = readCaller(headers, keys);
  if (caller.session !== undefined && !isSigned(caller.session, keys.jwtSecret)) {
    throw new Refusal(401, 'PGRST301', 'This is no session of this backend, or it is over.');
  }
  return caller;
}

/** The same for the auth endpoints, which judge for themselves whether a session holds. */
export function readCaller(headers: Headers, keys: Keys): Caller {
  const key = headers.get('apikey') ?? '';
  const isSite = isSame(key, keys.siteKey);
  if (!isSite && key !== keys.anonKey) {
    throw new Refusal(
      401,
      'PGRST302',
      'The header `apikey` does not hold the key of this backend.',
    );
  }
  const authorization = headers.get('authorization');
  if (authorization === null) return { isSite, session: undefined };
  const session = /^bearer +([\w.~+/=-]+)$/i.exec(authorization)?.[1];
  if (session === undefined) {
    throw new Refusal(401, 'PGRST301', 'The header `Authorization` holds no session.');
  }
  // Supabase's clients send the key a second time.
  if (session === key || session === keys.anonKey) return { isSite, session: undefined };
  const claims = read(session.split('.')[1] ?? '');
  if (claims !== undefined && !sessionRoles.includes(claims.role)) {
    throw new Refusal(401, 'PGRST301', 'The role of a session is anon or authenticated.');
  }
  return { isSite, session };
}

/** What a visitor is told who asks for what only the staff may do, in SQL: PostgreSQL's own words. */
export function denied(table: string, { session }: Caller): Refusal {
  const status = session === undefined ? 401 : 403;
  return new Refusal(status, '42501', `permission denied for table ${table}`);
}

/** Whether a JSON Web Token was signed with the secret (HMAC-SHA-256) and is not over. */
function isSigned(token: string, secret: string): boolean {
  const [head = '', content = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || read(head)?.alg !== 'HS256') return false;
  const expected = createHmac('sha256', secret).update(`${head}.${content}`).digest('base64url');
  const expires = read(content)?.exp;
  return isSame(signature, expected) && typeof expires === 'number' && expires > Date.now() / 1000;
}

/** The JSON object in a part of a token. */
function read(part: string): Record<string, unknown> | undefined {
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
