import { byPrefix } from '../address/languages.ts';
import type { GeneratedFile, GeneratedFiles } from '../defineServerParts.ts';
import type { Made } from './cache/making.ts';
import { edgeHeaders } from './cache/edgeHeaders.ts';
import { storePage } from './cache/storedPage.ts';
import type { StoredPage } from './cache/storedPage.ts';
import { cacheControls } from './makePage.ts';
import type { MakePage } from './makePage.ts';
import type { ServedLanguage } from './servedLanguage.ts';
import type { PageAddress } from '../address/pageAddress.ts';
import type { Log } from '../logging/log.ts';

/** Search engines return after days, feed readers after hours, so an hour is short enough. */
const cacheControl = 'public, max-age=3600';

/** The purge key of all generated files, each of which may show any change. */
export const anyFile = 'files';

const notThere = 'There is no such file.';
const notNow = 'This file cannot be made just now. Please ask again in a moment.';
const beingMade = 'This file is being made. Please ask again in a moment.';

/** Whether a path has the form of a generated file's, whether the file exists or not. */
export const isGenerated = (generated: readonly GeneratedFiles[], path: string): boolean =>
  generated.some(({ isPath }) => isPath(path));

/** Makes the generated file of an address, or a 404 if there is none. */
export function createMakeFile(
  languages: readonly Pick<ServedLanguage, 'prefix' | 'entry' | 'queries'>[],
  tellsEdges: boolean,
  log: Log,
): MakePage {
  const languageAt = byPrefix(languages);

  async function whole({ origin, path }: PageAddress): Promise<Made<StoredPage>> {
    const { entry, queries } = languageAt(path);
    const kind = entry.generatedFiles.find(({ isPath }) => isPath(path));
    let file: GeneratedFile | undefined;
    try {
      file = await kind?.read(queries, path, origin, queriesBeside(languages, queries));
    } catch (error) {
      log(`${path} could not be made`, error);
      return { outcome: 'failed', page: await says(path, 503, notNow) };
    }
    if (!file) return { outcome: 'refused', page: await says(path, 404, notThere) };
    const { contentType } = file;
    const text = Buffer.from(file.text);
    return {
      outcome: 'good',
      page: await storePage({
        status: 200,
        contentType,
        cacheControl,
        edgeHeaders: tellsEdges ? edgeHeaders([anyFile]) : [],
        text,
      }),
    };
  }

  return (address) => ({
    whole: whole(address),
    early: async () => ({ page: await says(address.path, 202, beingMade), asksAgain: true }),
  });

  function says(path: string, of: number, english: string): Promise<StoredPage> {
    return storePage({
      status: of === 404 ? 404 : 503,
      contentType: 'text/plain; charset=utf-8',
      cacheControl: cacheControls[of === 404 ? 'refused' : 'failed'],
      text: Buffer.from(`${languageAt(path).entry.refusals?.[of] ?? english}\n`),
    });
  }
}

/** The queries of all other languages. */
export const queriesBeside = (
  languages: readonly Pick<ServedLanguage, 'queries'>[],
  own: unknown,
): unknown[] => languages.map(({ queries }) => queries).filter((queries) => queries !== own);
