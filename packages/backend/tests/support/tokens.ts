import { createHmac } from 'node:crypto';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JSON Web Token, signed with HMAC-SHA-256 as Supabase's are, or as `alg` pretends. */
export function token(claims: object, secret: string, alg = 'HS256'): string {
  const content = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`;
  const signature = createHmac('sha256', secret).update(content).digest('base64url');
  return `${content}.${alg === 'none' ? '' : signature}`;
}

const hour = 3_600;
const now = () => Math.floor(Date.now() / 1000);

/** The claims of a person with an account. */
export function claimsOf(role: string, ageSeconds = 0) {
  return {
    role,
    aud: 'authenticated',
    sub: '6f2a1f60-1f5d-4c53-9a55-0c3c54e6f001',
    iat: now() - ageSeconds,
    exp: now() - ageSeconds + hour,
  };
}
