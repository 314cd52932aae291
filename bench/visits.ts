import { launchBrowser } from './browser.ts';
import { measureBytes } from './measure/bytes.ts';
import { measureInp } from './measure/inp.ts';
import { measureLighthouse } from './measure/lighthouse.ts';
import { measureMenu } from './measure/menu.ts';
import { measureNavigation } from './measure/navigation.ts';
import type { Options } from './options.ts';
import { type Served, serveAll } from './reverseProxy.ts';
import { type MeasureName, type Results, median, note } from './results.ts';
import { astroSite } from './sites/astroSite.ts';
import { clientSite } from './sites/clientSite.ts';
import { nextSite } from './sites/nextSite.ts';
import { ourSite } from './sites/ourSite.ts';
import type { Origin, Run, Site } from './sites/site.ts';
import { staticSite } from './sites/staticSite.ts';

const allSites = [staticSite, astroSite, nextSite, clientSite, ourSite];

/** Measures visits to every site in turn: A B C A B C, so that a slow moment affects all. */
export async function measureVisits(run: Run, options: Options, results: Results): Promise<void> {
  const started: { site: Site; origin: Origin }[] = [];
  for (const site of allSites.filter(({ name }) => options.sites.includes(name))) {
    console.log(`Building ${site.name} ...`);
    await site.build(run);
    started.push({ site, origin: await site.start(run) });
  }
  const served = await serveAll(started);
  try {
    if (options.only.includes('bytes')) await measureAllBytes(served, options, results);
    for (let round = 1; round <= options.runs; round += 1) {
      console.log(`Round ${round} of ${options.runs}`);
      await measureRound(served, options, results);
    }
    noteSlowest(results);
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
    const measure = ({ site, url }: Served) =>
      note(results, 'bytes', site.name, page, () => measureBytes(browser, url, page));
    await Promise.all(served.map(measure));
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
    page: string,
    measure: (url: string) => Promise<Record<string, number>>,
  ) => {
    if (!only.includes(name)) return;
    for (const { site, url } of served)
      await note(results, name, site.name, page, () => measure(url));
  };
  for (const page of pages) {
    await each('lighthouse', page, (url) => measureLighthouse(url, page, port));
  }
  await each('menu', '', (url) => measureMenu(browser, url));
  await each('navigation', '', (url) => measureNavigation(browser, url));
  await each('inp', '', (url) => measureInp(browser, url));
  await browser.close();
}

/** Adds the slowest kind of interaction of each site. */
function noteSlowest({ figures }: Results): void {
  const kinds = figures.filter(({ measure }) => measure === 'inp');
  for (const [site, ofSite] of Map.groupBy(kinds, (one) => one.site)) {
    const values = [Math.max(...ofSite.map((one) => median(one.values)))];
    figures.push({ measure: 'inp', site, page: '', name: 'slowest of four, ms', values });
  }
}
