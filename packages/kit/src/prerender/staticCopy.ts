import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '../logging/log.ts';
import type { MadePage, PageJob, WorkerSettings } from './jobs.ts';
import { writeBelow } from './output.ts';
import { startPool } from './pool.ts';

interface StaticCopyOptions {
  workers: number;
  clientFolder: string;
  settings: WorkerSettings;
  log: Log;
}

/** How many pages without content are one job: its worker reads them at once. */
const readAtOnce = 8;

/** A page to make; `status` is 200 by default. */
export type NewPage = Pick<PageJob, 'path' | 'file'> & Partial<Pick<PageJob, 'status'>>;

export type StaticCopy = ReturnType<typeof createStaticCopy>;

/** The state of one run: the pages added, those made, and the links found in them. */
export function createStaticCopy({ clientFolder, log, settings, workers }: StaticCopyOptions) {
  const { staging } = settings;
  const added = new Set<string>();
  const made = new Set<string>();
  const links = new Set<string>();
  let linksTaken = 0;
  const pool = startPool(workers, settings, onMade);

  function onMade(pages: MadePage[]): void {
    for (const { file, links: found } of pages) {
      if (!found) {
        log(`Skipped: there is no such page: ${file}`);
        continue;
      }
      made.add(file);
      for (const link of found) links.add(link);
    }
  }

  return {
    made,
    has: (file: string) => added.has(file),
    /** Makes pages. Waits until a worker has taken them. */
    async addPages(pages: readonly NewPage[], content?: unknown): Promise<void> {
      const jobs: PageJob[] = [];
      for (const page of pages) {
        if (added.has(page.file)) continue;
        added.add(page.file);
        jobs.push({ status: 200, ...page });
      }
      const size = content === undefined ? readAtOnce : jobs.length;
      while (jobs.length > 0) await pool.add({ pages: jobs.splice(0, size), content });
    },
    addText: (file: string, text: string) => writeBelow(staging, file, text),
    /** Adds the built client: scripts, styles, pictures, fonts. Only our server needs manifests and compressed files. */
    addAssets() {
      const filter = (file: string) => !/\.(?:br|gz|vite)$/.test(file);
      cpSync(clientFolder, staging, { recursive: true, filter });
    },
    /** Adds the pictures that the staff has uploaded to a folder, if there are any. */
    addUploads(folder: string) {
      const filter = (file: string) => !path.basename(file).startsWith('.');
      if (!existsSync(folder)) return;
      cpSync(folder, path.join(staging, 'uploads'), { recursive: true, filter });
    },
    /** Waits for all pages so far and returns the addresses that they link to, each once. */
    async newLinks() {
      await pool.done();
      const fresh = [...links].slice(linksTaken);
      linksTaken = links.size;
      return fresh;
    },
    close: () => pool.close(),
  };
}
