import { preferredLanguages } from '@locales/common.ts';
import { llms } from '@locales/programs.ts';
import type { ServerQueries } from '@setu/data/server';
import { type GeneratedFiles, outcomeOf } from '@setu/kit';
import { pageAddress, prefix } from '../language/language.ts';
import { pages } from '../locales/pages.ts';
import { institute } from '@site/institute.ts';
import { mailHref } from '../institute/links.ts';
import { isOff } from '../institute/switches.ts';
import { paths } from '../paths.ts';

type Write = (origin: string, queries: ServerQueries) => string | Promise<string>;

const written = new Map<string, Write>([
  ['/llms.txt', async (origin, queries) => llmsText(origin, await hasQuestions(queries))],
]);
// One for the whole site, at the root.
if (prefix === '') {
  written.set('/.well-known/security.txt', (origin) => securityText(origin, new Date()));
}

/** Texts for programs, which are there even when the backend does not answer. */
export const texts: GeneratedFiles<ServerQueries> = {
  isPath: (path) => written.has(path),
  async read(queries, path, origin) {
    const text = await written.get(path)?.(origin, queries);
    const contentType = 'text/plain; charset=utf-8';
    return text === undefined ? undefined : { contentType, text: `${text}\n` };
  },
  list: async () => [...written.keys()],
};

/** RFC 9116. It expires at most a year ahead, as recommended, and the text of a copy stays the same for a month. */
export function securityText(origin: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth()));
  return [
    `Contact: ${mailHref(institute)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${preferredLanguages}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ].join('\n');
}

interface ListedPage {
  path: string;
  heading: string;
  meta: { description: string };
}

/** Whether there may be questions: without any there is no page of them. */
async function hasQuestions(queries: ServerQueries): Promise<boolean> {
  if (isOff(paths.practice)) return false;
  const newest = await outcomeOf(queries.wholeQuestions({ limit: 1 }));
  return !newest.ok || newest.value.length > 0;
}

/** The site's map for language models (https://llmstxt.org). */
export function llmsText(origin: string, hasQuestions: boolean): string {
  const section = (heading: string, listed: readonly ListedPage[]) => {
    const lines = listed
      .filter(({ path }) => !isOff(path) && (hasQuestions || path !== paths.practice))
      .map(
        ({ path, heading, meta }) =>
          `- [${heading}](${origin}${pageAddress(path)}): ${meta.description}`,
      );
    return lines.length === 0 ? [] : ['', `## ${heading}`, '', ...lines];
  };
  const { about, career, contact, home, offlineMode, onlineMode } = pages;
  const { accessibility, practice, privacy, scholarship, selections, terms, topics } = pages;
  const lists = institute.articles.map(({ listPath, heading, description }) => ({
    path: listPath,
    heading,
    meta: { description },
  }));
  return [
    `# ${institute.name}`,
    '',
    `> ${home.meta.description}`,
    '',
    llms.intro,
    ...section(llms.courses, [onlineMode, offlineMode, scholarship]),
    ...section(llms.articles, [...lists, topics, practice]),
    ...section(llms.institute, [about, selections, career, contact, privacy, terms, accessibility]),
    '',
    `## ${llms.optional}`,
    '',
    `- [${llms.search.heading}](${origin}${pageAddress(paths.search)}?${new URLSearchParams({ q: llms.search.query })}): ${llms.search.text()}`,
    `- [${llms.sitemap.heading}](${origin}/sitemap.xml): ${llms.sitemap.text}`,
  ].join('\n');
}
