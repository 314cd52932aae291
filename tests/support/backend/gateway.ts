import { createServer, request } from 'node:http';
import type { Postgrest } from '../../../packages/backend/tests/support/postgrest.ts';
import { listen } from '../http/listen.ts';

/**
 * Serves PostgREST as a Supabase project does.
 *
 * @param schema the schema of all requests; absent: PostgREST's first.
 */
export async function startGateway({ target }: Postgrest, schema?: string) {
  if (!('socketPath' in target)) throw new Error('The postgrest listens at a socket.');
  const { socketPath } = target;
  const profile = schema && { 'accept-profile': schema, 'content-profile': schema };
  const server = createServer((incoming, answer) => {
    const { method = 'GET', url = '' } = incoming;
    const { authorization, ...others } = incoming.headers;
    // Supabase's gateway removes a key that is not a JWT.
    const isToken = authorization?.split('.').length === 3;
    const headers = isToken ? { ...others, authorization } : others;
    const path = url.replace('/rest/v1', '');
    incoming.pipe(
      request({ socketPath, method, path, headers: { ...headers, ...profile } }, (received) => {
        answer.writeHead(received.statusCode ?? 500, received.headers);
        received.pipe(answer);
      }),
    );
  });
  return listen(server);
}
