import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Options } from '../options.ts';
import { bench, root } from '../paths.ts';
import type { Results } from '../results.ts';
import { budgetLines } from './budgets.ts';
import { machineLines } from './machine.ts';
import { markdown } from './table.ts';
import { budgetTable, tablesOf } from './tables.ts';

const method = [
  'All sites show the same texts, pictures and fonts, and stand behind one server (TLS, HTTP/2, brotli at its best). They are measured in turn, A B C A B C; each figure is the median of its runs.',
  'Lighthouse: mobile, its simulated slow 4G and a processor four times slower. Menu, dropdown and list → article: the same network applied for real (150 ms, 1.6 Mbit/s down, 750 kbit/s up). Bytes: on the wire, in a phone-sized window.',
  'Servers: autocannon, 10 connections, each server alone before the same backend. `static` there is a file server.',
];

/** Writes `RESULTS.md`: the budgets first, then every table, the machine and how it was measured. */
export async function writeReport(results: Results, options: Options): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  const lines = [
    '# Speed, measured',
    '',
    `Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} at commit ${commit.trim()}; ${options.runs} runs.`,
    '',
    ...(await machineLines(results)),
    '',
    ...method.flatMap((paragraph) => [paragraph, '']),
    markdown(budgetTable(budgetLines(results))),
    ...(results.failures.length > 0
      ? ['### Not measured', '', ...results.failures.map((failure) => `- ${failure}`), '']
      : []),
    ...tablesOf(results).map(markdown),
  ];
  const file = path.join(bench, 'RESULTS.md');
  await writeFile(file, `${lines.join('\n').trimEnd()}\n`);
  console.log(`\nWritten: ${path.relative(root, file)}`);
}
