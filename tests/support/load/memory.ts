import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The memory of a process and its descendants in MB, without those of one child. On Linux each process counts its part
 * of shared memory (PSS), so that the sum counts nothing twice; elsewhere shared memory counts for each.
 */
export function memoryOf(pid: number, except?: number): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const of = (root: number): number =>
    rows
      .filter(([child]) => child !== except)
      .reduce((sum, [child = 0, parent, rss = 0]) => {
        if (child === root) return sum + partOf(child, rss);
        return parent === root ? sum + of(child) : sum;
      }, 0);
  return of(pid);
}

function partOf(pid: number, rss: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1_024;
  } catch {
    return rss / 1_024;
  }
}
