import { launchBrowser } from './browser.ts';
import { serveAll } from './reverseProxy/serve.ts';
import type { Served } from './reverseProxy/serve.ts';
import { measureBytes } from './measure/bytes.ts';
import { measureInp } from './measure/inp.ts';
import { measureLighthouse } from './measure/lighthouse.ts';
import { measureMenu } from './measure/menu.ts';
import { measureNavigation } from './measure/navigation.ts';
import { guarded } from './guarded.ts';
import type { Options } from './options.ts';
import type { MeasureName, Results } from './results.ts';
import { astroSite } from './sites/astroSite.ts';
import { clientSite } from './sites/clientSite.ts';
import { nextSite } from './sites/nextSite.ts';
import { ourSite } from './sites/ourSite.ts';
import type { Origin, Run, Site } from './sites/site.ts';
import { staticSite } from './sites/staticSite.ts';

const allSites = [staticSite, astroSite, nextSite, clientSite, ourSite];

/** Measures visits to every site in turn: A B C A B C, so that a slow moment affects all. */
export async function measureVisits(run: Run, options: Options, results: Results): Promise<void> {
  const sites = allSites.filter(({ name }) => options.sites.includes(name));
  const started: { site: Site; origin: Origin }[] = [];
  for (const site of sites) {
    console.log(`Building ${site.title} ...`);
    await guarded(results, site.title, async () => {
      await site.build(run);
      started.push({ site, origin: await site.start(run) });
      results.titles[site.name] = site.title;
    });
  }
  const served = await serveAll(started);
  try {
    if (options.only.includes('bytes')) await measureAllBytes(served, options, results);
    for (let round = 1; round <= options.runs; round += 1) {
      console.log(`Round ${round} of ${options.runs}`);
      await measureRound(served, options, results);
    }
  } finally {
    for (const { stop } of served) await stop();
  }
}

/** Bytes do not depend on time, so they are measured once, for all sites in parallel. */
async function measureAllBytes(
  served: readonly Served[],
  { pages }: Options,
  results: Results,
): Promise<void> {
  const { browser } = await launchBrowser();
  for (const page of pages) {
    console.log(`Bytes of ${page}`);
    await Promise.all(
      served.map(({ site, url }) =>
        guarded(results, `bytes, ${page}, ${site.title}`, async () => {
          const value = await measureBytes(browser, url, page);
          results.bytes.push({ site: site.name, page, value });
        }),
      ),
    );
  }
  await browser.close();
}

async function measureRound(
  served: readonly Served[],
  { only, pages }: Options,
  results: Results,
): Promise<void> {
  // A new browser for each round, so that nothing left from one helps the next.
  const { browser, port } = await launchBrowser();
  const each = async (
    name: MeasureName,
    what: string,
    measure: (served: Served) => Promise<unknown>,
  ) => {
    if (!only.includes(name)) return;
    for (const one of served)
      await guarded(results, `${what}, ${one.site.title}`, () => measure(one));
  };
  for (const page of pages) {
    await each('lighthouse', `Lighthouse, ${page}`, async ({ site, url }) => {
      const value = await measureLighthouse(url, page, port);
      results.lighthouse.push({ site: site.name, page, value });
    });
  }
  await each('menu', 'menu', async ({ site, url }) =>
    results.menu.push({ site: site.name, value: await measureMenu(browser, url) }),
  );
  await each('navigation', 'list to article', async ({ site, url }) =>
    results.navigation.push({ site: site.name, value: await measureNavigation(browser, url) }),
  );
  await each('inp', 'interaction', async ({ site, url }) =>
    results.inp.push({ site: site.name, value: await measureInp(browser, url) }),
  );
  await browser.close();
}
