import { randomUUID } from 'node:crypto';
import { type Stats, readdirSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from './answers.ts';

/** A file of the new site: its path with slashes, and its content. */
export type SiteFile = readonly [path: string, content: string | Uint8Array];

/** @throws Refusal when the folder is a file or not empty, or its parent folder does not exist. */
export function checkFolder(folder: string): void {
  const target = path.resolve(folder);
  let known: Stats | undefined;
  let isTaken: boolean;
  try {
    known = statSync(target, { throwIfNoEntry: false });
    isTaken = known?.isDirectory() === true && readdirSync(target).length > 0;
  } catch (error) {
    throw new Refusal(`${folder} cannot be used: ${reasonOf(error)}.`);
  }
  if (known && !known.isDirectory()) {
    throw new Refusal(`${folder} is a file. Choose another name for the folder.`);
  }
  if (isTaken) {
    throw new Refusal(`${folder} is taken: there are files in it. Choose another folder.`);
  }
  const parent = path.dirname(target);
  if (!statSync(parent, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Refusal(`There is no folder ${parent} to put ${path.basename(target)} into.`);
  }
}

/**
 * Writes all files or none: to a temporary folder, which becomes the site's. Where there is an empty one, which may be
 * a link, a mount or the current folder, the files are moved up from within it. Aborted, it removes what was written.
 * @throws Refusal when the files cannot be written; the signal's reason when it is aborted.
 */
export async function writeSite(
  folder: string,
  files: Iterable<SiteFile>,
  signal: AbortSignal,
): Promise<void> {
  checkFolder(folder);
  const target = path.resolve(folder);
  let staging: string | undefined;
  try {
    const exists = statSync(target, { throwIfNoEntry: false }) !== undefined;
    const name = `.${path.basename(target)}-${randomUUID()}`;
    const temporary = path.join(exists ? target : path.dirname(target), name);
    // `mkdtemp` would make a folder that no other account may read.
    await mkdir(temporary);
    staging = temporary;
    for (const [name, content] of files) {
      signal.throwIfAborted();
      const file = path.join(staging, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    signal.throwIfAborted();
    if (!exists) await rename(staging, target);
    else if ((await readdir(target)).length === 1) await moveInto(target, staging);
    else throw Object.assign(new Error(), { code: 'ENOTEMPTY' });
  } catch (error) {
    if (error === signal.reason) throw error;
    throw new Refusal(
      `${folder} could not be written: ${reasonOf(error)}. Nothing was left behind.`,
    );
  } finally {
    if (staging !== undefined) await rm(staging, { recursive: true, force: true });
  }
}

function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}

const reasons: Record<string, string> = {
  EACCES: 'this account may not write there',
  EDQUOT: 'the disk is full',
  ENOSPC: 'the disk is full',
  ENOTEMPTY: 'files have come into the folder since',
  EPERM: 'this account may not write there',
  EROFS: 'the disk can only be read',
};

async function moveInto(target: string, staging: string): Promise<void> {
  const moved: string[] = [];
  try {
    for (const name of await readdir(staging)) {
      await rename(path.join(staging, name), path.join(target, name));
      moved.push(name);
    }
  } catch (error) {
    for (const name of moved) await rm(path.join(target, name), { recursive: true, force: true });
    throw error;
  }
}
