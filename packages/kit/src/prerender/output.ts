import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of the output folder, and what they were made from. */
export interface Manifest {
  /** Hash of everything besides the content that all pages depend on: the build, the settings. */
  build: string;
  compress: boolean;
  files: Record<string, FileEntry>;
}

export interface FileEntry {
  hash: string;
  /** Digest of all content of its page, if that is read before the page is made. */
  digest?: string | undefined;
  /** Addresses to which it links, and whose pages are found by links alone. */
  links?: string[] | undefined;
}

/** Not meant for visitors, but harmless: it contains only file names, addresses and hashes. */
export const manifestName = '.prerender.json';

const nothing: Manifest = { build: '', compress: false, files: {} };

/**
 * Reads the manifest of the last run.
 *
 * @throws Error when the folder contains anything else, which must not be replaced.
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

/** Some files of the output are new, others are of the last run. */
export class HalfReplaced extends Error {}

/** A folder next to the output, on the same disk, for files to be moved there. */
export async function makeStaging(out: string): Promise<string> {
  // Not `mkdtemp`, whose folder only its owner may read: it becomes the output.
  const staging = `${out}.new-${randomUUID()}`;
  await mkdir(staging, { recursive: true });
  return staging;
}

/**
 * Moves the new files into place, each atomically, and removes obsolete ones. Until this is called, the
 * last output is untouched. New files are added before old ones are removed, so that a page being loaded
 * finds its scripts.
 *
 * @returns how many files were removed.
 * @throws HalfReplaced when it fails halfway: the next run goes on.
 */
export async function applyOutput(
  out: string,
  staging: string,
  before: Manifest,
  next: Manifest,
): Promise<number> {
  const gone = Object.keys(before.files).filter((file) => !(file in next.files));
  const staged = await filesIn(staging);
  if (staged.length === 0 && gone.length === 0 && sameBuild(before, next)) return 0;
  if (Object.keys(before.files).length === 0) {
    await writeManifest(staging, next);
    await rm(out, { recursive: true, force: true });
    await rename(staging, out);
    return 0;
  }
  // After a crash halfway, the next run writes all files again and still knows what to remove.
  const names = Object.keys({ ...before.files, ...next.files });
  const files = Object.fromEntries(names.map((file) => [file, { hash: '' }]));
  await writeManifest(out, { ...next, build: '', files });
  try {
    for (const folder of new Set(staged.map((file) => path.dirname(file)))) {
      await mkdir(path.join(out, folder), { recursive: true });
    }
    // Outdated compressed files must not remain next to newer texts.
    const outdated = before.compress ? staged.flatMap((file) => [`${file}.br`, `${file}.gz`]) : [];
    await Promise.all(outdated.map((file) => rm(path.join(out, file), { force: true })));
    // Pages last, so that the files that they reference exist.
    const ordered = staged.toSorted((a, b) => Number(isPage(a)) - Number(isPage(b)));
    for (const file of ordered) {
      await rename(path.join(staging, file), path.join(out, file));
    }
    const variants = gone.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
    await Promise.all(variants.map((file) => rm(path.join(out, file), { force: true })));
    await removeEmptyFolders(out, gone);
    await writeManifest(out, next);
  } catch (error) {
    throw new HalfReplaced(String(error), { cause: error });
  }
  return gone.length;
}

/** Replaces the only copy at once, which a full disk would cut off. */
async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const file = path.join(folder, manifestName);
  await writeFile(`${file}.new`, JSON.stringify(manifest));
  await rename(`${file}.new`, file);
}

/** Removes the folders that removed files have left empty. */
async function removeEmptyFolders(out: string, gone: readonly string[]): Promise<void> {
  for (const file of gone) {
    try {
      for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
        await rmdir(path.join(out, folder));
      }
    } catch {
      // It is not empty, or is removed already.
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
