import { byPrefix } from '../address/languages.ts';
import type { GeneratedFile, GeneratedFiles } from '../defineServerParts.ts';
import type { Made } from './cache/making.ts';
import { type StoredPage, edgeHeaders, storePage } from './cache/storedPage.ts';
import { cacheControls } from './makePage.ts';
import type { CachedPagesOptions } from './cachedPages.ts';
import type { ServedLanguage } from './servedLanguage.ts';
import type { PageAddress } from '../address/pageAddress.ts';
import type { Log } from '../logging/log.ts';

/** Search engines return after days, feed readers after hours, so an hour is short enough. */
const cacheControl = 'public, max-age=3600';

/** The purge key of all generated files, each of which may show any change. */
const anyFile = 'files';

/** With more files in the making the next is refused: each reads whole tables, after it has released its slot too. */
const mostAtOnce = 8;

/** Why there is no file; `key` is that of the site's own words in `refusals`. */
const reasons = {
  missing: { key: 404, status: 404, text: 'There is no such file.' },
  failed: {
    key: 503,
    status: 503,
    text: 'This file cannot be made just now. Please ask again in a moment.',
  },
  beingMade: {
    key: 'beingMade',
    status: 503,
    text: 'This file is being made. Please ask again in a moment.',
  },
} as const;

/** Whether a path has the form of a generated file's, whether the file exists or not. */
export const isGenerated = (generated: readonly GeneratedFiles[], path: string): boolean =>
  generated.some(({ isPath }) => isPath(path));

/** `make` makes the generated file of an address, or a 404 if there is none; `refused` is sent if it got no slot. */
export function createMakeFile(
  languages: readonly Pick<ServedLanguage, 'prefix' | 'entry' | 'queries'>[],
  purgesCdn: boolean,
  log: Log,
): Pick<CachedPagesOptions, 'make' | 'refused'> {
  const languageAt = byPrefix(languages);
  let making = 0;

  async function whole({ origin, path }: PageAddress): Promise<Made<StoredPage>> {
    const { entry, queries } = languageAt(path);
    const kind = entry.generatedFiles.find(({ isPath }) => isPath(path));
    let file: GeneratedFile | undefined;
    if (making >= mostAtOnce) return { outcome: 'failed', page: await refuse(path, 'beingMade') };
    making += 1;
    try {
      file = await kind?.read(queries, path, origin, queriesBeside(languages, queries));
    } catch (error) {
      log(`${path} could not be made`, error);
      return { outcome: 'failed', page: await refuse(path, 'failed') };
    } finally {
      making -= 1;
    }
    if (!file) return { outcome: 'refused', page: await refuse(path, 'missing') };
    const { contentType } = file;
    const text = Buffer.from(file.text);
    return {
      outcome: 'good',
      page: await storePage({
        status: 200,
        contentType,
        cacheControl,
        keys: [anyFile],
        edgeHeaders: purgesCdn ? edgeHeaders([anyFile]) : [],
        text,
      }),
    };
  }

  return {
    make: (address) => ({
      whole: whole(address),
      early: async () => ({ page: await refuse(address.path, 'beingMade'), asksAgain: true }),
    }),
    refused: ({ path }) => refuse(path, 'beingMade'),
  };

  function refuse(path: string, reason: keyof typeof reasons): Promise<StoredPage> {
    const { key, status, text } = reasons[reason];
    return storePage({
      status,
      contentType: 'text/plain; charset=utf-8',
      cacheControl: cacheControls[status === 404 ? 'refused' : 'failed'],
      text: Buffer.from(`${languageAt(path).entry.refusals?.[key] ?? text}\n`),
    });
  }
}

export const queriesBeside = (
  languages: readonly Pick<ServedLanguage, 'queries'>[],
  own: unknown,
): unknown[] => languages.map(({ queries }) => queries).filter((queries) => queries !== own);
