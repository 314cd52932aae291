import { createHmac, randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';

// Run once, with Node 24: `(umask 077; node deploy/keys.ts example.org [db.example.org] >deploy/one/.env)`, so that no
// other user can read the file. Generates the secrets of a new set-up, and the keys by which PostgREST recognises
// visitors (`anon`) and the desk (`service_role`).

/** The variables of `compose.yaml`. */
export function settingsFor(site: string, database: string): Record<string, string> {
  const jwtSecret = secret();
  return {
    SITE_HOST: site,
    DATABASE_HOST: database,
    SITE_SECRET: secret(),
    PURGE_SECRET: secret(),
    POSTGRES_PASSWORD: secret(),
    AUTHENTICATOR_PASSWORD: secret(),
    PGRST_JWT_SECRET: jwtSecret,
    SUPABASE_ANON_KEY: keyOf('anon', jwtSecret),
    SUPABASE_SERVICE_KEY: keyOf('service_role', jwtSecret),
  };
}

/** Contains no character that is special in a URL or a shell. */
const secret = () => randomBytes(36).toString('base64url');

/** A JSON Web Token (RFC 7519) that does not expire. */
export function keyOf(role: string, jwtSecret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role })}`;
  return `${token}.${createHmac('sha256', jwtSecret).update(token).digest('base64url')}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [site, database = `db.${site}`] = process.argv.slice(2);
  const isHost = (name: string) => /^[a-z\d-]+(?:\.[a-z\d-]+)*$/i.test(name);
  if (!site || !isHost(site) || !isHost(database)) {
    process.stderr.write(
      'Name the host of the site, without https://: (umask 077; node deploy/keys.ts example.org >deploy/one/.env)\n',
    );
    process.exit(2);
  }
  for (const [name, value] of Object.entries(settingsFor(site, database)))
    process.stdout.write(`${name}=${value}\n`);
}
