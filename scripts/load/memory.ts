import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// Memory in MB. On Linux each process counts its part of shared memory (PSS), so that a sum counts nothing twice;
// elsewhere shared memory counts for each process.

export function memoryOf(pid: number): number {
  return partOf(pid) ?? (rssOf().find((row) => row.pid === pid)?.rss ?? 0) / 1_024;
}

/** The memory of all descendants of a process, except one child and its descendants. */
export function memoryBelow(parent: number, except?: number): number {
  const rows = rssOf();
  const below = (above: number): number =>
    rows
      .filter((row) => row.parent === above && row.pid !== except)
      .reduce((sum, { pid, rss }) => sum + (partOf(pid) ?? rss / 1_024) + below(pid), 0);
  return below(parent);
}

/** The resident memory of all processes, in KB. */
function rssOf(): { pid: number; parent: number; rss: number }[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, rss = 0]) => ({ pid, parent, rss }));
}

function partOf(pid: number): number | undefined {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1_024;
  } catch {
    return undefined;
  }
}
