import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { chromiumLaunchOptions } from '../../tests/support/browser/chromium.ts';
import { bench, root } from '../paths.ts';

/** The machine and the versions that the figures were measured with, as lines of Markdown. */
export async function machineLines(): Promise<string[]> {
  const [cpu] = cpus();
  const { executablePath, env } = await chromiumLaunchOptions();
  const chromium = execFileSync(executablePath, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  }).trim();
  const ours = versionsIn(root, ['react', 'vite']);
  const theirs = versionsIn(bench, ['lighthouse', 'astro', 'next', 'react', 'vite', 'autocannon']);
  return [
    `- ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, load at the end ${loadavg()[0]?.toFixed(1)}`,
    `- Node ${process.versions.node}, ${chromium}`,
    `- ours: ${ours}; the others: ${theirs}`,
  ];
}

function versionsIn(folder: string, names: readonly string[]): string {
  const versions = names.map((name) => {
    const file = path.join(folder, 'node_modules', name, 'package.json');
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    return `${name} ${version}`;
  });
  return versions.join(', ');
}
