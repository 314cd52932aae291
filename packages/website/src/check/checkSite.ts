import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Institute, SiteLanguage } from '../instituteTypes.ts';
import { builtLanguages } from '../language/languageOfLocale.ts';
import { findSiteModules } from '../node/siteModules.ts';
import { paths } from '../paths.ts';
import type { Alias } from '../vite/readTheme.ts';
import { languageFindings } from './language.ts';
import { ownTexts } from './ownTexts.ts';
import { placeholderIn } from './placeholders.ts';

/** What is left to do in an institute's own files, and where. */
export interface Finding {
  kind:
    | 'mistake'
    | 'placeholder'
    | 'dead link'
    | 'picture without words'
    | 'missing picture'
    | 'large picture'
    | 'other language';
  /** Path below the site's folder. */
  file: string;
  /** From 1. */
  line: number;
  what: string;
}

export interface CheckedSite {
  /** The site's folder. */
  root: string;
  institute: Pick<Institute, 'locale' | 'otherLocales' | 'without'>;
  /**
   * The address of the running site, from which each link is requested. Default: links are checked against the files,
   * and courses against `supabase/seeds` alone.
   */
  url?: string | undefined;
  /** Whether addresses of other sites are requested as well. Default: no. */
  online?: boolean | undefined;
  /** Where the site's modules are found, if not where they are installed. */
  aliases?: readonly Alias[];
}

const websiteFiles = fileURLToPath(new URL('../../public', import.meta.url));

/** Checks all that an institute writes itself: `src`, `supabase/seeds` and the drawings and texts of `public`. */
export async function checkSite(options: CheckedSite): Promise<Finding[]> {
  const { root, institute, aliases } = options;
  findSiteModules(root, aliases);
  const { languageLinks } = await import('./languageLinks.ts');
  const { contentMistakes } = await import('./contentMistakes.ts');
  const textOf = ownTexts(root);
  // Of a page that is left out nothing is shown.
  for (const page of institute.without ?? []) {
    const name = page === 'selections' ? 'results' : page;
    for (const file of textOf.keys()) if (file.endsWith(`/content/${name}.ts`)) textOf.delete(file);
  }
  const deadLink = await deadLinkFinder(options, textOf);
  // The home page leaves these links out itself.
  const leftOut = (file: string, address: string) =>
    file.endsWith('/content/home.ts') &&
    institute.without?.some((page) => paths[page].toLowerCase() === address.toLowerCase());

  const findings: Finding[] = [];
  for (const [file, text] of textOf) {
    const own = file.endsWith('.svg') ? withoutValues(text) : text;
    for (const [index, content] of own.split('\n').entries()) {
      const line = index + 1;
      for (const found of lineFindings(file, content)) findings.push({ ...found, file, line });
      for (const address of linksIn(file, content)) {
        const why = leftOut(file, address) ? null : await deadLink(address);
        if (why !== null)
          findings.push({ kind: 'dead link', what: `${address}: ${why}`, file, line });
      }
    }
  }
  return [
    ...contentMistakes(),
    ...findings,
    ...(await undrawnPreviews(root, builtLanguages(institute))),
    ...largeLogo(root),
    ...(await languageLinks(root)),
    ...languageFindings(textOf, institute),
  ];
}

/** Returns a function that says why a link leads nowhere; null if it does not. */
async function deadLinkFinder(
  { root, url, online = false }: CheckedSite,
  textOf: ReadonlyMap<string, string>,
): Promise<(address: string) => Promise<string | null>> {
  const { checkLink, deskSite } = await import('../node/deskSite.ts');
  const site = await deskSite(root);
  const seeds = [...textOf].filter(([file]) => file.endsWith('.sql')).map(([, text]) => text);
  const { signal } = new AbortController();
  // The site may run on this machine.
  const failureOf = (address: string) =>
    checkLink(address, 'link', { timeoutMs: 10_000, signal, isAllowed: () => true });
  return async (address) => {
    if (/^https?:/.test(address)) return online ? failureOf(address) : null;
    if (url !== undefined) return failureOf(new URL(address, url).href);
    const [written = ''] = address.split(/[?#]/);
    const pathname = site.withoutLanguage(written);
    const slug = pathname.slice(1);
    const isThere =
      site.isKnownPath(pathname) ||
      existsSync(path.join(websiteFiles, path.normalize(pathname))) ||
      /^\/[^/]+\/\d+$/.test(pathname) ||
      seeds.some((text) => ['$t$', "'"].some((quote) => text.includes(quote + slug + quote)));
    return isThere ? null : 'no page, file or course of supabase/seeds has this address';
  };
}

function* lineFindings(file: string, line: string): Generator<Pick<Finding, 'kind' | 'what'>> {
  const placeholder = placeholderIn(line);
  if (placeholder !== undefined) yield { kind: 'placeholder', what: placeholder };
  if (/\balt: *(["'`])\s*\1|!\[\s*\]\(/.test(line)) {
    yield { kind: 'picture without words', what: 'say in a sentence what it shows' };
  }
  for (const what of unusableIn(file, line)) yield { kind: 'dead link', what };
}

/** The link previews of pages that have been added since `setu pictures` drew those of the others. */
async function undrawnPreviews(
  root: string,
  [, ...others]: readonly SiteLanguage[],
): Promise<Finding[]> {
  const { drawings } = await import('../pictures/drawings.ts');
  const names = drawings.flatMap(({ src }) => /^\/previews\/(.+)/.exec(src)?.[1] ?? []);
  const folders = ['public/previews', ...others.map((other) => `public/previews/${other}`)];
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => names.map((name) => `${folder}/${name}`))
    .filter((file) => !existsSync(path.join(root, file)))
    .map((file) => ({ kind: 'missing picture', file, line: 1, what: 'setu pictures draws it' }));
}

/** In bytes: every visitor loads it, and icons embed it. */
const largestLogo = 50_000;

function largeLogo(root: string): Finding[] {
  const file = 'public/logo.png';
  if (existsSync(path.join(root, 'public/logo.svg'))) return [];
  const { size } = statSync(path.join(root, file), { throwIfNoEntry: false }) ?? { size: 0 };
  if (size <= largestLogo) return [];
  const what = `it has ${Math.round(size / 1_000)} KB, which every visitor loads: save it 400 pixels wide, or as SVG`;
  return [{ kind: 'large picture', file, line: 1, what }];
}

/** A drawing without the values of its attributes, whose numbers look like telephone numbers; its lines stay. */
const withoutValues = (svg: string) =>
  svg.replace(/="[^"]*"/g, (value) => value.replace(/[^\n]/g, ''));

const isComment = (line: string) => /^\s*(?:\*|\/\/)/.test(line);

/** Addresses and telephone numbers of a line from which no link can be made. */
function unusableIn(file: string, line: string): string[] {
  if (!file.endsWith('.ts') || isComment(line)) return [];
  const addresses =
    /\b(?:href|videoChannel|appStore): *(["'`])(?!\$|[?#]|\/(?!\/)|(?:https?|mailto|tel):)(.*?)\1/gi;
  const numbers =
    /\b(?:admissionsPhone|number): *(["'`])(?!(?:[^\d"'`]*\d){3,15}[^\d"'`]*\1)([^$]*?)\1/g;
  const international = /\bwhatsapp: *(["'`])(?!\+(?:[^\d"'`]*\d){8,15}[^\d"'`]*\1)([^$]*?)\1/g;
  const mail = /\bemail: *(["'`])(?![^\s@]+@[^\s@]+\1)([^$]*?)\1/g;
  return [
    ...Array.from(
      line.matchAll(addresses),
      ([, , address]) => `${address}: begin it with https://, or / for a page of this site`,
    ),
    ...Array.from(
      file.endsWith('institute.ts') ? line.matchAll(numbers) : [],
      ([, , number]) => `${number}: a telephone number has 3 to 15 digits`,
    ),
    ...Array.from(
      file.endsWith('institute.ts') ? line.matchAll(international) : [],
      ([, , number]) => `${number}: begin it with + and the country code, as in +91 98765 43210`,
    ),
    ...Array.from(
      file.endsWith('institute.ts') ? line.matchAll(mail) : [],
      ([, , address]) => `${address}: an e-mail address has one @ and no blanks`,
    ),
  ];
}

/** The addresses in a line: quoted in code, or in the rows and marked-up text of SQL. */
function linksIn(file: string, line: string): string[] {
  // `articlePath` is the first part of articles' addresses, not an address itself. A comment leads nowhere.
  const isRemark = !file.endsWith('.sql') && isComment(line);
  if (file.startsWith('public/') || isRemark || /\barticlePath:/.test(line)) return [];
  const quoted = /(["'`])(\/(?!\/)[^\s"'`$\\]*|https?:\/\/[^\s"'`$\\]+)\1/g;
  const inRows = /(?:\$t\$|\]\()(\/(?!\/)[^\s$)]*|https?:\/\/[^\s$)]+)(?=\$t\$|\))/g;
  return file.endsWith('.sql')
    ? Array.from(line.matchAll(inRows), ([, address = '']) => address)
    : Array.from(line.matchAll(quoted), ([, , address = '']) => address);
}
