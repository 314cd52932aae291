import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../logging/log.ts';
import { hashOf } from '../pages/cache/storedPage.ts';
import { compressed } from './compressed.ts';
import type { MadePage, PageJob, WorkerSettings } from './jobs.ts';
import type { FileEntry, Manifest } from './output.ts';
import { startPool } from './pool.ts';

export interface BuildOptions {
  before: Manifest;
  next: Manifest;
  workers: number;
  /** The built client. */
  clientFolder: string;
  settings: WorkerSettings;
  log: Log;
}

export interface NewPage extends Omit<PageJob, 'known'> {
  /** Of all that it shows, where that is known: with the same one it is not made again. */
  digest?: string;
}

/** One run: what it has found and made so far. */
export interface Build {
  next: Manifest;
  /** Has pages made, unless they stand there already. Waits until a worker has taken them. */
  addPages: (pages: NewPage[], content?: unknown) => Promise<void>;
  addText: (file: string, text: string) => Promise<void>;
  /** The built client: scripts, styles, pictures, fonts. */
  addAssets: () => Promise<void>;
  /** Waits for all pages so far, and gives the addresses with a query that they link to, each once. */
  newLinks: () => Promise<string[]>;
  /** Resolves when all pages so far are made. */
  done: () => Promise<void>;
  /** How many files were written. */
  written: () => number;
  close: () => Promise<void>;
}

export function createBuild(options: BuildOptions): Build {
  const { before, clientFolder, log, next, settings, workers } = options;
  const { compress, staging } = settings;
  const sameForms = before.compress === compress;
  const sameBuild = before.build === next.build && sameForms;
  const digestOf = new Map<string, string | undefined>();
  const linksSeen = new Set<string>();
  let linksFound: string[] = [];
  let written = 0;
  const knownHash = (file: string) => (sameForms ? before.files[file]?.hash : undefined);

  function note(file: string, entry: FileEntry): void {
    if (entry.hash !== knownHash(file)) written += 1;
    next.files[file] = entry;
  }

  function onMade(pages: MadePage[]): void {
    for (const { file, hash, links } of pages) {
      if (hash === undefined) {
        log(`Left out, for it cannot be shown: ${file}`);
        continue;
      }
      const digest = digestOf.get(file);
      note(file, digest === undefined ? { hash } : { hash, digest });
      for (const link of links.filter((link) => !linksSeen.has(link))) {
        linksSeen.add(link);
        linksFound.push(link);
      }
    }
  }

  const pool = startPool(workers, settings, onMade);
  const claimed = new Set<string>();

  async function put(file: string, bytes: Buffer, isText: boolean): Promise<void> {
    const hash = hashOf(bytes);
    if (hash !== knownHash(file)) {
      const target = path.join(staging, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, bytes);
      if (compress && isText) {
        for (const [extension, form] of await compressed(bytes)) {
          await writeFile(target + extension, form);
        }
      }
    }
    note(file, { hash });
  }

  return {
    next,
    async addPages(pages, content) {
      const jobs: PageJob[] = [];
      for (const { digest, ...page } of pages) {
        const { file } = page;
        if (claimed.has(file)) continue;
        claimed.add(file);
        const known = before.files[file];
        if (sameBuild && known && digest !== undefined && known.digest === digest) {
          next.files[file] = known;
          continue;
        }
        digestOf.set(file, digest);
        jobs.push({ ...page, known: knownHash(file) });
      }
      if (jobs.length > 0) await pool.add({ pages: jobs, content });
    },
    addText: (file, text) => put(file, Buffer.from(text), true),
    async addAssets() {
      const entries = await readdir(clientFolder, { recursive: true, withFileTypes: true });
      for (const entry of entries) {
        const full = path.join(entry.parentPath, entry.name);
        const file = path.relative(clientFolder, full);
        // What helps our server alone: the manifest of the build, and forms made for it.
        if (!entry.isFile() || file.startsWith('.') || /\.(?:br|gz)$/.test(file)) continue;
        await put(file, await readFile(full), /\.(?:js|css|svg|webmanifest)$/.test(file));
      }
    },
    async newLinks() {
      await pool.done();
      const links = linksFound;
      linksFound = [];
      return links;
    },
    done: () => pool.done(),
    written: () => written,
    close: () => pool.close(),
  };
}
