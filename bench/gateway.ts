import { createServer } from 'node:http';
import { cors } from '../tests/support/backend/fakeSupabase.ts';
import { listen } from '../tests/support/http/listen.ts';
import { passOn } from '../tests/support/http/lossyProxy.ts';

/** Opens a backend to the pages of all sites, as Supabase's gateway does; the embedded one serves its own site alone. */
export function openToBrowsers(backendUrl: string) {
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { ...cors, 'access-control-max-age': '86400' }).end();
      return;
    }
    passOn(backendUrl, request, response, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...cors });
      answer.pipe(response);
    });
  });
  return listen(server);
}
