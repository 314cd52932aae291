import { fit } from './width.ts';

const barWidth = 24;

/** A bar on one line: `██████░░░░  50 %  what`. */
export function progressLine(done: number, total: number, what: string, columns: number): string {
  const part = total > 0 ? Math.min(1, done / total) : 1;
  const full = Math.round(part * barWidth);
  const bar = '█'.repeat(full) + '░'.repeat(barWidth - full);
  const percent = `${Math.floor(part * 100)}`.padStart(3);
  return fit(`${bar} ${percent} %  ${what}`, columns - 1).trimEnd();
}
