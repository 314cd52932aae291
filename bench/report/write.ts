import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bench } from '../paths.ts';
import type { Results } from '../results.ts';
import { budgetHead, budgetRows } from './budgets.ts';
import { markdownRows, markdownTables } from './tables.ts';

const method = [
  'All sites show the same texts, pictures and fonts, and stand behind one server (TLS, HTTP/2, brotli at its best). They are measured in turn, A B C A B C; each figure is the median of its runs.',
  'Lighthouse: mobile, its simulated slow 4G and a processor four times slower. Menu, dropdown and list → article: the same network applied for real (150 ms, 1.6 Mbit/s down, 750 kbit/s up). Bytes: on the wire, in a phone-sized window.',
  'Servers: autocannon over HTTP/1.1 on the same machine, 10 connections without pipelining, `accept-encoding: br`, bodies counted and not decoded; the list at one address, 100 articles in turn; each page asked for once, 3 s to warm up, then 10 s. Each server stands alone before the same backend. `static` there is a file server.',
  'Static HTML is sent with our security headers; Astro and Next read the archive and topics of a list and the neighbours of an article, as ours does (it reads the day of an article as well).',
];

/** Writes `RESULTS.md`: the method, then each run with its machine, its budgets and its tables; prints the first run. */
export function writeReport(runs: readonly Results[]): void {
  const [newest = '', ...older] = runs.map(runText);
  const head =
    '# Speed, measured\n\nMade by `npm run bench`. What was measured at another time stands below a heading of its own, and is compared only with what was measured then.';
  const text = [head, ...method, newest, ...older].join('\n\n');
  writeFileSync(path.join(bench, 'RESULTS.md'), `${text.trimEnd()}\n`);
  console.log(newest);
}

function runText({ commit, date, failures, figures, machine, measures, rounds }: Results): string {
  const budgets = budgetRows(figures);
  return [
    `## ${date}, commit ${commit}: ${measures.join(', ')}\n`,
    `- ${rounds} rounds`,
    ...machine,
    ...failures.map((failure) => `- Not measured: ${failure}`),
    '',
    ...(budgets.length > 0 ? [`### Budgets\n\n${markdownRows(budgetHead, budgets)}\n`] : []),
    ...markdownTables(figures),
  ].join('\n');
}
