import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Lists the files of the output, which the next run may replace. Not meant for visitors, but harmless. */
export const manifestName = '.prerender.json';

/** The files that the last run has written. */
export function readManifest(out: string): string[] {
  if (!existsSync(out) || readdirSync(out).length === 0) return [];
  const manifest = path.join(out, manifestName);
  if (existsSync(manifest)) return JSON.parse(readFileSync(manifest, 'utf8')) as string[];
  throw new Error(
    `${out} holds files that are none of a prerendered site. Name another folder with --out.`,
  );
}

/** A folder next to the output, on the same disk, for files to be moved there. */
export function makeStaging(out: string): string {
  // Not `mkdtemp`, whose folder only its owner may read: it becomes the output.
  const staging = `${out}.new-${randomUUID()}`;
  mkdirSync(staging, { recursive: true });
  return staging;
}

export function writeBelow(folder: string, file: string, content: string | Buffer): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/**
 * Moves new and changed files into place, each atomically, then removes those of the last run (`before`) that are gone:
 * a page being loaded finds its scripts.
 */
export function applyOutput(out: string, staging: string, before: readonly string[]) {
  // Pages last, so that the files that they reference exist; the list after all of them.
  const files = filesIn(staging).toSorted((a, b) => Number(isPage(a)) - Number(isPage(b)));
  writeBelow(staging, manifestName, JSON.stringify(files));
  // A folder that is there keeps its owner and mode, and a link its place.
  if (!existsSync(out)) {
    renameSync(staging, out);
    return { written: files.length, removed: 0 };
  }
  // So that the next run may go on where this one is interrupted.
  if (before.length === 0) writeBelow(out, manifestName, JSON.stringify(files));
  const move = (file: string) => {
    const [made, target] = [path.join(staging, file), path.join(out, file)];
    if (isSame(made, target)) return false;
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(made, target);
    return true;
  };
  const written = files.filter(move).length;
  move(manifestName);
  const there = new Set(files);
  const gone = before.filter((file) => !there.has(file));
  for (const file of gone) {
    rmSync(path.join(out, file), { force: true });
    removeEmptyFolders(out, path.dirname(file));
  }
  return { written, removed: gone.length };
}

function isSame(one: string, other: string): boolean {
  const known = statSync(other, { throwIfNoEntry: false });
  if (!known?.isFile() || known.size !== statSync(one).size) return false;
  return readFileSync(one).equals(readFileSync(other));
}

const isPage = (file: string) => file.endsWith('.html');

/** Removes a folder that is left empty, and then those around it. */
function removeEmptyFolders(out: string, empty: string): void {
  try {
    for (let folder = empty; folder !== '.'; folder = path.dirname(folder)) {
      rmdirSync(path.join(out, folder));
    }
  } catch {
    // It is not empty, or is removed already.
  }
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
