import { readFile, stat } from 'node:fs/promises';

/**
 * Reads a regular file. Pipes and devices are refused, because they may never end.
 *
 * @returns the bytes, or a sentence on why the file is not read.
 */
export async function readBounded(file: string, longest: number): Promise<Uint8Array | string> {
  try {
    const stats = await stat(file);
    if (!stats.isFile()) return 'is no regular file';
    return tooLong(stats.size, longest) ?? (await readFile(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT'
      ? 'there is no such file'
      : `cannot be read (${code ?? String(error)})`;
  }
}

/** Why a file of this size is not read; undefined if it is. */
export const tooLong = (size: number, longest: number): string | undefined =>
  size > longest ? `has ${Math.ceil(size / 1024)} KB; ${longest / 1024} KB is the most` : undefined;
