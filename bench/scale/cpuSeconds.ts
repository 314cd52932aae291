import { readdirSync, readFileSync } from 'node:fs';

/** Of `getconf CLK_TCK`, on every Linux that Node runs on. */
const ticksPerSecond = 100;

interface Process {
  pid: number;
  parent: number;
  seconds: number;
}

/** The processor's seconds that these processes and all below them have used; NaN where there is no `/proc`. */
export function cpuSeconds(pids: readonly number[]): number {
  if (process.platform !== 'linux') return Number.NaN;
  const all = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? (read(name) ?? []) : [],
  );
  const below = (pid: number): number =>
    all
      .filter((one) => one.pid === pid || one.parent === pid)
      .reduce((sum, one) => sum + (one.pid === pid ? one.seconds : below(one.pid)), 0);
  return pids.reduce((sum, pid) => sum + below(pid), 0);
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html; undefined when it has just ended. */
function read(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // What stands before is the name, which may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system, userOfEnded, systemOfEnded] = [1, 11, 12, 13, 14].map((place) =>
      Number(fields[place]),
    ) as [number, number, number, number, number];
    const ticks = user + system + userOfEnded + systemOfEnded;
    return { pid: Number(pid), parent, seconds: ticks / ticksPerSecond };
  } catch {
    return undefined;
  }
}
