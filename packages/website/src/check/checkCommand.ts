import { parseArgs } from 'node:util';
import type { SiteCommand } from '@setu/kit/config';
import type { CommandSite } from '../pictures/picturesCommand.ts';
import { languageAdvice } from './language.ts';
import type { Finding } from './checkSite.ts';

const usage = `Usage: npm run check -- [options]

Mistakes, placeholders that are left, dead links, pictures without words, missing link previews, a large logo, words in
another language: each with file and line.

  --url <address>  asks the running site for each of its addresses; else courses are known by supabase/seeds alone
  --online         asks other sites as well
`;

/** `setu check`: exit status 1 as long as there is something to do. */
export const checkCommand =
  ({ institute, aliases }: CommandSite): SiteCommand =>
  async ({ args, root }) => {
    const options = { url: { type: 'string' }, online: { type: 'boolean' } } as const;
    let values;
    try {
      ({ values } = parseArgs({ args, options }));
    } catch (error) {
      process.stderr.write(`${(error as Error).message.split('. ')[0]}.\n\n${usage}`);
      return 2;
    }
    if (values.url !== undefined && !/^https?:$/.test(URL.parse(values.url)?.protocol ?? '')) {
      const wanted = '--url must be an address such as http://localhost:3000';
      process.stderr.write(`${wanted}, not '${values.url}'.\n`);
      return 2;
    }
    // Imported when called, so that a process serving visitors never loads it.
    const { checkSite } = await import('./checkSite.ts');
    const findings = await checkSite({ root, institute, aliases: await aliases(), ...values });
    for (const { kind, file, line, what } of findings) {
      process.stdout.write(`${file}:${line}  ${kind}: ${what}\n`);
    }
    if (findings.some(({ kind }) => kind === 'other language')) {
      process.stdout.write(`\n${languageAdvice}\n`);
    }
    process.stdout.write(`${summary(findings)}\n`);
    return findings.length === 0 ? 0 : 1;
  };

function summary(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing is left to fill in.';
  const counts = Map.groupBy(findings, ({ kind }) => kind);
  return `\n${Array.from(counts, ([kind, { length }]) => `${kind}: ${length}`).join(', ')}`;
}
