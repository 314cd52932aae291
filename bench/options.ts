import { parseArgs } from 'node:util';
import { pageNames } from './measure/pages.ts';
import { measureNames } from './results.ts';
import { siteNames } from './sites/site.ts';

export type Options = ReturnType<typeof readOptions>;

/** @throws Error that names the option that is wrong. */
export function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      sites: { type: 'string' },
      pages: { type: 'string' },
      runs: { type: 'string', default: '5' },
      articles: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '10' },
    },
  });
  return {
    only: choose('--only', values.only, measureNames),
    sites: choose('--sites', values.sites, siteNames),
    pages: choose('--pages', values.pages, pageNames),
    runs: count('--runs', values.runs),
    /** Generated articles of the server and prerender measures. */
    articles: count('--articles', values.articles),
    /** How long each server is under load. */
    seconds: count('--seconds', values.seconds),
  };
}

function choose<Name extends string>(
  option: string,
  text: string | undefined,
  known: readonly Name[],
): readonly Name[] {
  if (text === undefined) return known;
  return text.split(',').map((given) => {
    const name = known.find((one) => one === given.trim());
    if (!name) throw new Error(`${option}: ${given} is none of ${known.join(', ')}.`);
    return name;
  });
}

function count(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${option} must be a whole number.`);
  return number;
}
