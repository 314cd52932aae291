import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Options } from './options.ts';
import { bench, root } from './paths.ts';
import type { MeasureName, Results } from './results.ts';

/** A run of the bench with all its figures. */
export interface PastRun {
  /** `2026-11-22`. */
  date: string;
  commit: string;
  rounds: number;
  /** Lines of Markdown about the machine. */
  machine: string[];
  /** The measures of this run that no later run has repeated. */
  measures: MeasureName[];
  results: Results;
}

const file = path.join(bench, 'results.json');

/**
 * Saves a run with the previous ones, which lose the measures that it has repeated.
 *
 * @returns all saved runs, the newest first.
 */
export async function keepRun(
  results: Results,
  { only, runs }: Options,
  machine: string[],
): Promise<PastRun[]> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  const run: PastRun = {
    date: new Date().toISOString().slice(0, 10),
    commit: commit.trim(),
    rounds: runs,
    machine,
    measures: [...only],
    results,
  };
  const kept = withRun(readRuns(), run);
  // A line for each sample.
  const text = JSON.stringify(kept, null, 1).replace(/\n(?: {5,}| {4}(?=[}\]]))/g, ' ');
  await writeFile(file, `${text}\n`);
  return kept;
}

export const readRuns = (): PastRun[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PastRun[]) : [];

/** The run first, then the previous runs without the measures that it has repeated. */
export function withRun(before: readonly PastRun[], run: PastRun): PastRun[] {
  const older = before.flatMap((one): PastRun[] => {
    const measures = one.measures.filter((name) => !run.measures.includes(name));
    if (measures.length === 0) return [];
    const gone = one.measures.filter((name) => run.measures.includes(name));
    const nothing = Object.fromEntries(gone.map((name) => [name, []]));
    return [{ ...one, measures, results: { ...one.results, ...nothing } }];
  });
  return [run, ...older];
}
