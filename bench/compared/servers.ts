import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { listen } from '../../tests/support/http/listen.ts';
import { guarded } from '../guarded.ts';
import { measureServer } from '../measure/server.ts';
import type { ServerVariant } from '../measure/server.ts';
import type { Options } from '../options.ts';
import type { Results } from '../results.ts';
import type { Content } from '../shared/model.ts';
import { startAstroServer } from '../sites/astroSite.ts';
import { startNextServer } from '../sites/nextSite.ts';
import { startOurServer } from '../sites/ourSite.ts';
import type { Run } from '../sites/site.ts';
import { staticSite } from '../sites/staticSite.ts';

interface Server extends AsyncDisposable {
  url: string;
}

const listPath = '/editorial-analysis';
const category = 'Editorial Analysis';
const distinct = 100;

/** Measures every server alone on the machine, one after another, on the same backend. */
export async function measureServers(run: Run, options: Options, results: Results): Promise<void> {
  const { articles } = JSON.parse(readFileSync(run.contentFile, 'utf8')) as Content;
  const details = articles
    .filter((article) => article.category === category)
    .slice(0, distinct)
    .map(({ id }) => `${listPath}/${id}`);
  const servers: [ServerVariant, () => Promise<Server>][] = [
    ['static', () => startStaticServer(run)],
    ['astro', () => startAstroServer(run)],
    ['astro, in memory', () => startAstroServer(run, { live: false })],
    ['next', () => startNextServer(run)],
    ['ours', () => startOurServer(run)],
    ['ours, cache off', () => startOurServer(run, { PAGE_CACHE_MB: '0' })],
  ];
  for (const [variant, start] of servers) {
    console.log(`Server under load: ${variant}`);
    await guarded(results, `server, ${variant}`, async () => {
      await using server = await start();
      const load = { url: server.url, seconds: options.seconds };
      results.server.push(
        await measureServer(variant, 'list', { ...load, paths: [listPath] }),
        await measureServer(variant, 'detail', { ...load, paths: details }),
      );
    });
  }
}

/** Serves the files of the static site with a good file server. */
async function startStaticServer(run: Run): Promise<Server> {
  await staticSite.build(run);
  const serve = sirv(run.outputFolder('static'), { etag: true });
  return listen(
    createServer((request, answer) =>
      serve(request, answer, () => void answer.writeHead(404).end()),
    ),
  );
}
