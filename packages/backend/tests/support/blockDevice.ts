import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const run = (file: string, ...args: string[]) => execFileSync(file, args, { encoding: 'utf8' });

/** Makes a new file system in a file: its image contains what a power cut would leave. */
export function makeDevice(image: string, folder: string, megabytes: number) {
  run('truncate', '-s', `${megabytes}M`, image);
  run('mkfs.ext4', '-q', '-F', image);
  return mountDevice(image, folder);
}

/** Mounts an image, which reads the file system's journal as after a power cut. */
export function mountDevice(image: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  run('mount', '-o', 'loop', image, folder);
  const device = basename(run('findmnt', '-n', '-o', 'SOURCE', folder).trim());
  // https://www.kernel.org/doc/html/latest/block/stat.html
  const written = () => readFileSync(`/sys/block/${device}/stat`, 'utf8').trim().split(/\s+/);
  return {
    folder,
    /** Copies the image as of one moment, without data that is only in memory. */
    copyTo(copy: string) {
      for (;;) {
        const before = written();
        run('cp', '--sparse=always', image, copy);
        // The copy is of one moment only if nothing was written in the meantime.
        const isWhole = [4, 5, 8].every((field) => written()[field] === before[field]);
        if (isWhole && before[8] === '0') return;
      }
    },
    unmount: () => void run('umount', folder),
  };
}
