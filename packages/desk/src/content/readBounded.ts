import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

/**
 * Reads a regular file. Pipes and devices are refused, because they may never end.
 *
 * @returns the bytes, or a sentence on why the file is not read.
 */
export async function readBounded(file: string, longest: number): Promise<Uint8Array | string> {
  try {
    // Without O_NONBLOCK, opening a pipe waits for its writer. Windows has no such flag.
    const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) return 'is no regular file';
      const { size } = stats;
      const refused = tooLong(size, longest);
      if (refused !== undefined) return refused;
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(size), 0, size, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
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
