import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bench, root } from './paths.ts';

export const measureNames = [
  'bytes',
  'lighthouse',
  'menu',
  'navigation',
  'inp',
  'server',
  'prerender',
  'growth',
] as const;
export type MeasureName = (typeof measureNames)[number];

/** A figure of a site (and page), with its unit in its name: the values of all rounds. */
export interface Figure {
  measure: MeasureName;
  /** The name of a compared site, or of a variant of its server. */
  site: string;
  /** '' for figures of the whole site. */
  page: string;
  name: string;
  values: number[];
}

/** A run of the bench with the figures that no later run has measured again. */
export interface Results {
  /** `2026-11-22`. */
  date: string;
  commit: string;
  rounds: number;
  /** Lines of Markdown about the machine and the versions. */
  machine: string[];
  measures: MeasureName[];
  failures: string[];
  figures: Figure[];
}

export const newResults = (measures: readonly MeasureName[], rounds: number): Results => ({
  date: new Date().toISOString().slice(0, 10),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim(),
  rounds,
  machine: [],
  measures: [...measures],
  failures: [],
  figures: [],
});

/** Takes a measure and notes its figures, or why it failed, which does not stop the others. */
export async function note(
  { figures, failures }: Pick<Results, 'figures' | 'failures'>,
  measure: MeasureName,
  site: string,
  page: string,
  take: () => Promise<Record<string, number>>,
): Promise<void> {
  try {
    for (const [name, value] of Object.entries(await take())) {
      const same = (one: Figure) =>
        one.measure === measure && one.site === site && one.page === page && one.name === name;
      const known = figures.find(same);
      if (known) known.values.push(value);
      else figures.push({ measure, site, page, name, values: [value] });
    }
  } catch (error) {
    failures.push(`${measure}, ${site}, ${page}: ${String(error).split('\n')[0]}`);
    console.error(measure, site, page, error);
  }
}

export function median(values: readonly number[]): number {
  // NaN is null in a file of JSON.
  const sorted = values.filter((value) => Number.isFinite(value)).toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

const file = path.join(bench, 'results.json');

export const readRuns = () => JSON.parse(readFileSync(file, 'utf8')) as Results[];

/** Saves a run with the previous ones; returns all saved runs, the newest first. */
export function saveRun(run: Results): Results[] {
  const kept = withRun(readRuns(), run);
  // A line for each figure.
  const text = JSON.stringify(kept, null, 1).replace(/\n(?: {4,}| {3}(?=[}\]]))/g, ' ');
  writeFileSync(file, `${text}\n`);
  return kept;
}

/** The run first, then the previous runs without the measures that it has repeated. */
export const withRun = (before: readonly Results[], run: Results): Results[] => [
  run,
  ...before
    .map((one) => ({
      ...one,
      measures: one.measures.filter((name) => !run.measures.includes(name)),
      figures: one.figures.filter(({ measure }) => !run.measures.includes(measure)),
    }))
    .filter(({ measures }) => measures.length > 0),
];
