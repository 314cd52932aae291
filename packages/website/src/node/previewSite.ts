import type { Article } from '@setu/data';
import { type ServerQueries, failingQueries } from '@setu/data/server';
import { buildIfStale, loadSite, readSettings, runSite } from '@setu/kit/node';
import type { DeskSite } from '@setu/desk';
import { articlePath } from '../articles/articleHref.ts';

const id = 'preview';

/** The website as visitors have it, on this machine only, with one article, which is read again for each page. */
export const previewSite =
  (root: string): DeskSite['startPreview'] =>
  async (readArticle) => {
    const site = await loadSite(root);
    const article = async (): Promise<Article> => ({
      ...(await readArticle()),
      id,
      url: null,
      updated: null,
    });
    const queries: Partial<ServerQueries> = {
      ...failingQueries('foreseen'),
      article,
      neighbour: async () => null,
      relatedArticles: async () => [],
      lacking: async () => [],
    };
    const { url, stop } = await runSite({
      site: site.backend ? { ...site, backend: { ...site.backend, connect: () => queries } } : site,
      settings: { ...readSettings({}), port: 0, cacheBytes: 0 },
      // A site that points its own DNS name at this machine must read nothing.
      hosts: /^127\.0\.0\.1:\d+$/,
      // Receives no requests.
      project: { url: 'http://preview.invalid', key: 'preview' },
      mode: 'production',
      prepare: (built) => buildIfStale(built),
      log: () => {},
    });
    return { url, path: async () => articlePath(await article()), stop };
  };
