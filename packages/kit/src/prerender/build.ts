import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../logging/log.ts';
import { hashOf } from '../pages/cache/storedPage.ts';
import { writeVariants } from './writeVariants.ts';
import type { MadePage, PageJob, WorkerSettings } from './jobs.ts';
import type { FileEntry, Manifest } from './output.ts';
import { startPool } from './pool.ts';

interface BuildOptions {
  before: Manifest;
  next: Manifest;
  workers: number;
  clientFolder: string;
  settings: WorkerSettings;
  log: Log;
}

export interface NewPage extends Pick<PageJob, 'path' | 'file'> {
  /** Default: 200. */
  status?: 404;
  /** Digest of all content of the page, if known: with an unchanged digest it is not made again. */
  digest?: string | undefined;
}

export type Build = ReturnType<typeof createBuild>;

/** The state of one run: the links found and the files made so far. */
export function createBuild(options: BuildOptions) {
  const { log, next, settings, workers } = options;
  const files = createFiles(options);
  /** The addresses that pages link to, in the order in which they were found. */
  const links = new Set<string>();
  let linksTaken = 0;
  /** The digest of each page so far, if it has one. */
  const digestOf = new Map<string, string | undefined>();
  const pool = startPool(workers, settings, onMade);

  function onMade(pages: MadePage[]): void {
    for (const { file, hash, links: found } of pages) {
      if (hash === undefined) {
        log(`Skipped: rendering failed: ${file}`);
        continue;
      }
      files.note(file, { hash, digest: digestOf.get(file), links: found });
      for (const link of found) links.add(link);
    }
  }

  return {
    next,
    /** Whether the page of a file was added. */
    has: (file: string) => digestOf.has(file),
    /** Makes pages, unless the last output can be reused. Waits until a worker has taken them. */
    async addPages(pages: readonly NewPage[], content?: unknown): Promise<void> {
      const jobs: PageJob[] = [];
      for (const { digest, ...page } of pages) {
        const { file } = page;
        if (digestOf.has(file)) continue;
        digestOf.set(file, digest);
        if (files.reuse(file, digest)) {
          for (const link of next.files[file]?.links ?? []) links.add(link);
          continue;
        }
        jobs.push({ status: 200, ...page, known: files.knownHash(file) });
      }
      if (jobs.length > 0) await pool.add({ pages: jobs, content });
    },
    addText: (file: string, text: string) => files.put(file, Buffer.from(text), true),
    addAssets: files.putAssets,
    addUploads: files.putUploads,
    /** Waits for all pages so far and returns the addresses that they link to, each once. */
    async newLinks() {
      await pool.done();
      const fresh = [...links].slice(linksTaken);
      linksTaken = links.size;
      return fresh;
    },
    /** Resolves when all pages so far are made. */
    done: () => pool.done(),
    written: files.written,
    close: () => pool.close(),
  };
}

/** The files of a run, compared with those of the previous run. */
function createFiles({ before, next, clientFolder, settings }: BuildOptions) {
  const { compress, staging } = settings;
  const sameForms = before.compress === compress;
  const sameBuild = before.build === next.build && sameForms;
  const knownHash = (file: string) => (sameForms ? before.files[file]?.hash : undefined);
  let written = 0;

  function note(file: string, entry: FileEntry): void {
    if (entry.hash !== knownHash(file)) written += 1;
    next.files[file] = entry;
  }

  /** Keeps the file of the previous run if it shows the same content; returns whether it does. */
  function reuse(file: string, digest: string | undefined): boolean {
    const known = before.files[file];
    if (!sameBuild || !known || digest === undefined || known.digest !== digest) return false;
    next.files[file] = known;
    return true;
  }

  async function put(file: string, bytes: Buffer, isText: boolean): Promise<void> {
    const hash = hashOf(bytes);
    if (hash !== knownHash(file)) await writeVariants(staging, file, bytes, compress && isText);
    note(file, { hash });
  }

  /** Adds the built client: scripts, styles, pictures, fonts. */
  async function putAssets(): Promise<void> {
    for (const entry of await readdir(clientFolder, { recursive: true, withFileTypes: true })) {
      const full = path.join(entry.parentPath, entry.name);
      const file = path.relative(clientFolder, full);
      // Only our server needs the build's manifest and its compressed files.
      if (!entry.isFile() || file.startsWith(`.vite${path.sep}`) || /\.(?:br|gz)$/.test(file))
        continue;
      await put(file, await readFile(full), /\.(?:js|css|svg|webmanifest)$/.test(file));
    }
  }

  /** Adds the pictures that the staff has uploaded to a folder, if there are any. */
  async function putUploads(folder: string): Promise<void> {
    for (const name of await readdir(folder).catch(() => [])) {
      if (name.startsWith('.')) continue;
      await put(`uploads/${name}`, await readFile(path.join(folder, name)), false);
    }
  }

  return {
    knownHash,
    note,
    put,
    putAssets,
    putUploads,
    reuse,
    written: () => written,
  };
}
