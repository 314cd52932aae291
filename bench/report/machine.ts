import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { chromiumLaunchOptions } from '../../tests/support/browser/chromium.ts';
import { median } from '../median.ts';
import type { Results } from '../results.ts';
import { root } from '../paths.ts';
import { versionOf } from '../sites/versions.ts';

/** The machine and the versions that the figures were measured with, as lines of Markdown. */
export async function machineLines(results: Results): Promise<string[]> {
  const [cpu] = cpus();
  const { executablePath, env } = await chromiumLaunchOptions();
  const chromium = execFileSync(executablePath, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  }).trim();
  const index = median(results.lighthouse.map(({ value }) => value.benchmarkIndex));
  const ours = ['react', 'vite'].map((name) => `${name} ${versionOf(name, root)}`).join(', ');
  const packages = ['lighthouse', 'astro', 'next', 'react', 'vite', 'autocannon'];
  return [
    `- ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, load at the end ${loadavg()[0]?.toFixed(1)}`,
    ...(Number.isNaN(index)
      ? []
      : [`- Lighthouse's own index of this machine: ${index.toFixed(0)}`]),
    `- Node ${process.versions.node}, ${chromium}`,
    `- ours: ${ours}; the others: ${packages.map((name) => `${name} ${versionOf(name)}`).join(', ')}`,
  ];
}
