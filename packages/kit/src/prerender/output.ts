import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What the output folder holds, and what it was made from. */
export interface Manifest {
  /** What all pages depend on beside the content: the build, the settings. */
  build: string;
  compress: boolean;
  files: Record<string, FileEntry>;
}

export interface FileEntry {
  /** Of what the file holds. */
  hash: string;
  /** Of all that its page shows, where that is read before it is made. */
  digest?: string | undefined;
}

/** Not for visitors, but harmless: it holds only hashes. */
const manifestName = '.prerender.json';

const nothing: Manifest = { build: '', compress: false, files: {} };

/**
 * Reads what the last run left.
 *
 * @throws Error when the folder holds something else: it is not ours to replace.
 */
export async function readManifest(out: string): Promise<Manifest> {
  if (!existsSync(out)) return nothing;
  const there = new Set(await readdir(out, { recursive: true }));
  if (there.size === 0) return nothing;
  if (!there.has(manifestName)) {
    throw new Error(
      `${out} holds files that are none of a prerendered site. Name another folder with --out.`,
    );
  }
  const manifest = JSON.parse(await readFile(path.join(out, manifestName), 'utf8')) as Manifest;
  const isThere = ([file]: [string, FileEntry]) => there.has(path.normalize(file));
  return {
    ...manifest,
    files: Object.fromEntries(Object.entries(manifest.files).filter(isThere)),
  };
}

/** A folder beside the output, on the same disk, for files that are to go there. */
export async function makeStaging(out: string): Promise<string> {
  await mkdir(path.dirname(out), { recursive: true });
  return mkdtemp(`${out}.new-`);
}

/**
 * Puts the new files in place, each in one step, and removes those that are gone. Until this is called
 * the last output stands untouched. New files come before old ones go, so that a page that is being
 * read finds its scripts.
 *
 * @returns how many files were removed.
 */
export async function applyOutput(
  out: string,
  staging: string,
  before: Manifest,
  next: Manifest,
): Promise<number> {
  const write = (manifest: Manifest, folder: string) =>
    writeFile(path.join(folder, manifestName), JSON.stringify(manifest));
  const gone = Object.keys(before.files).filter((file) => !(file in next.files));
  const staged = await filesIn(staging);
  if (staged.length === 0 && gone.length === 0 && sameBuild(before, next)) return 0;
  if (Object.keys(before.files).length === 0) {
    await write(next, staging);
    await rm(out, { recursive: true, force: true });
    await rename(staging, out);
    return 0;
  }
  // If this ends half way, the next run makes all pages again and still knows what to remove.
  const files = { ...before.files, ...next.files };
  await write({ ...next, build: '', files }, out);
  for (const folder of new Set(staged.map((file) => path.dirname(file)))) {
    await mkdir(path.join(out, folder), { recursive: true });
  }
  // What was compressed before must not stand beside what is newer.
  const outdated = before.compress ? staged.flatMap((file) => [`${file}.br`, `${file}.gz`]) : [];
  await Promise.all(outdated.map((file) => rm(path.join(out, file), { force: true })));
  // Pages last: by then the files that they name exist.
  const ordered = staged.toSorted((a, b) => Number(isPage(a)) - Number(isPage(b)));
  for (const file of ordered) {
    await rename(path.join(staging, file), path.join(out, file));
  }
  const forms = gone.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
  await Promise.all(forms.map((file) => rm(path.join(out, file), { force: true })));
  await removeEmptyFolders(out, gone);
  await write(next, out);
  return gone.length;
}

/** A page's folder goes with it. */
async function removeEmptyFolders(out: string, gone: readonly string[]): Promise<void> {
  for (const file of gone) {
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
      if (
        !(await rmdir(path.join(out, folder)).then(
          () => true,
          () => false,
        ))
      )
        break;
    }
  }
}

const sameBuild = (a: Manifest, b: Manifest) => a.build === b.build && a.compress === b.compress;

const isPage = (file: string) => /\.html(\.\w+)?$/.test(file);

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
