import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { listen } from '../../tests/support/http/listen.ts';
import { measureServer } from '../measure/server.ts';
import type { Options } from '../options.ts';
import { type Results, note } from '../results.ts';
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
  const servers: Record<string, () => Promise<Server>> = {
    static: () => startStaticServer(run),
    astro: () => startAstroServer(run),
    // Queries no backend: as fast as Astro's rendering can be.
    'astro, in memory': () => startAstroServer(run, { live: false }),
    next: () => startNextServer(run),
    ours: () => startOurServer(run),
    'ours, cache off': () => startOurServer(run, { PAGE_CACHE_MB: '0' }),
  };
  for (const [variant, start] of Object.entries(servers)) {
    console.log(`Server under load: ${variant}`);
    await using server = await start();
    for (const [page, paths] of [
      ['list', [listPath]],
      ['detail', details],
    ] as const) {
      await note(results, 'server', variant, page, () =>
        measureServer(server.url, paths, options.seconds),
      );
    }
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
