import { type ConnectOptions, type Project, type Site, languagesOf } from '../defineSite.ts';
import { noBackend } from '../render/noBackend.ts';
import { createProductionRenderer } from '../render/productionRenderer.ts';

/** Longer than on a server, because no visitor waits for a page and many reads run at the same time. */
const timeoutMs = 30_000;

export type OpenLanguage = Awaited<ReturnType<typeof openLanguages>>[number];

/** The languages of a site, each with its built pages and its queries. */
export const openLanguages = (
  site: Site,
  project: Project | undefined,
  log: ConnectOptions['log'],
) =>
  Promise.all(
    languagesOf(site).map(async ({ prefix, language }) => {
      const renderer = await createProductionRenderer(site, { prefix, language });
      const { connect } = site.backend ?? noBackend;
      const queries = project && connect(project, { timeoutMs, language, log });
      return { prefix, renderer, entry: await renderer.entry(), queries };
    }),
  );
