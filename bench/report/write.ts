import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PastRun } from '../history.ts';
import { bench, root } from '../paths.ts';
import { budgetLines } from './budgets.ts';
import { markdown } from './table.ts';
import { budgetTable, tablesOf } from './tables.ts';

const method = [
  'All sites show the same texts, pictures and fonts, and stand behind one server (TLS, HTTP/2, brotli at its best). They are measured in turn, A B C A B C; each figure is the median of its runs.',
  'Lighthouse: mobile, its simulated slow 4G and a processor four times slower. Menu, dropdown and list → article: the same network applied for real (150 ms, 1.6 Mbit/s down, 750 kbit/s up). Bytes: on the wire, in a phone-sized window.',
  'Servers: autocannon over HTTP/1.1 on the same machine, 10 connections without pipelining, `accept-encoding: br`, bodies counted and not decoded; the list at one address, 100 articles in turn; each page asked for once, 3 s to warm up, then 10 s. Each server stands alone before the same backend. `static` there is a file server.',
  'Static HTML is sent with our security headers; Astro and Next read the archive and topics of a list and the neighbours of an article, as ours does (it reads the day of an article as well).',
  'Growth: the site on a database with so many articles. Queries are asked 50 times, one after the other, through the embedded backend.',
];

/** Writes `RESULTS.md`: the method, then each run with its machine, its budgets and its tables. */
export async function writeReport(runs: readonly PastRun[]): Promise<void> {
  const lines = [
    '# Speed, measured',
    '',
    'Made by `npm run bench`. What was measured at another time stands below a heading of its own, and is compared only with what was measured then.',
    '',
    ...method.flatMap((paragraph) => [paragraph, '']),
    ...runs.flatMap(runLines),
  ];
  const file = path.join(bench, 'RESULTS.md');
  await writeFile(file, `${lines.join('\n').trimEnd()}\n`);
  console.log(`\nWritten: ${path.relative(root, file)}`);
}

function runLines({ commit, date, machine, measures, results, rounds }: PastRun): string[] {
  const budgets = budgetLines(results);
  return [
    `## ${date}, commit ${commit}: ${measures.join(', ')}`,
    '',
    `- ${rounds} rounds`,
    ...machine,
    '',
    ...(budgets.length > 0 ? [markdown(budgetTable(budgets))] : []),
    ...(results.failures.length > 0
      ? ['### Not measured', '', ...results.failures.map((failure) => `- ${failure}`), '']
      : []),
    ...tablesOf(results).map(markdown),
  ];
}
