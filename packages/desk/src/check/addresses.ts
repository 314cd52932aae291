import type { WrittenAddress } from '@setu/data/staff';
import type { DeskSite } from '../command.ts';
import type { Report, Where } from './finding.ts';

interface Mention {
  where: Where;
  /** Which address of the row: 'its link'. */
  which: string;
}

export type AddressKind = 'link' | 'picture';

interface Mentioned {
  url: string;
  kind: AddressKind;
  mentions: Mention[];
}

export type Addresses = ReturnType<typeof createAddresses>;

/**
 * Collects the addresses that rows mention, each once, and checks them when all rows have been read.
 *
 * @param withElsewhere whether to remember addresses on other sites, which may be as many as articles.
 */
export function createAddresses(site: DeskSite, report: Report, withElsewhere: boolean) {
  const local = new Map<string, Mentioned>();
  const outside = new Map<string, Mentioned>();
  const remember = (where: typeof local, url: string, kind: AddressKind, mention: Mention) => {
    const known = where.get(`${kind} ${url}`);
    if (known) known.mentions.push(mention);
    else where.set(`${kind} ${url}`, { url, kind, mentions: [mention] });
  };
  /** Addresses of pages ignore upper and lower case; those of files do not. */
  const keyOf = (path: string): string => site.withoutLanguage(path).toLowerCase();
  const linked = new Set<string>();
  const resolved = new Set<string>();

  return {
    /** Notes an address; one that pages do not use is reported immediately. */
    note(address: WrittenAddress | null, kind: AddressKind, mention: Mention): void {
      if (address === null) return;
      const { written, safe } = address;
      if (safe === null) {
        report({
          what: `unsafe ${kind}`,
          where: mention.where,
          why: `${mention.which} is '${written.slice(0, 100)}', which pages do not use`,
          advice: 'write https://… or a path on this site',
        });
      } else if (safe.startsWith('/')) {
        const path = pathOf(safe);
        if (kind === 'link') linked.add(keyOf(path));
        remember(local, path, kind, mention);
      } else if (withElsewhere && /^https?:/i.test(safe)) {
        remember(outside, safe, kind, mention);
      }
    },
    addCourse: (slug: string) => resolved.add(keyOf(`/${encodeURIComponent(slug)}`)),
    /** Notes that an article has this id: its address in any category leads to it. */
    addArticle(id: string): void {
      // Without a category it has the address that each article has besides.
      for (const category of [...site.articleCategories, '']) {
        const key = keyOf(pathOf(site.articleHref({ id, category })));
        // Only linked addresses are remembered, however many articles there are.
        if (linked.has(key)) resolved.add(key);
      }
    },
    reportLocal(): void {
      for (const { url: path, kind, mentions } of local.values()) {
        if (site.isKnownPath(path) || (kind === 'link' && resolved.has(keyOf(path)))) continue;
        for (const { where, which } of mentions) {
          const [what, why, advice] = faultOf(kind, where, path);
          report({ what, where, why: `${which} is ${path}, ${why}`, advice });
        }
      }
    },
    /** Addresses on other sites; empty unless they are remembered. */
    elsewhere: () => [...outside.values()],
  };
}

/** The path of an address, without a query or a slash at its end. */
const pathOf = (address: string): string =>
  new URL(address, 'http://site.invalid').pathname.replace(/(?<=.)\/+$/, '');

/** What is wrong with a path that leads nowhere, why, and the advice. */
function faultOf(kind: AddressKind, where: Where, path: string): [string, string, string] {
  const isCourse = where.kind === 'course card' && /^\/[^/]+$/.test(path);
  if (kind === 'picture') {
    const advice = 'put the file in its place, or correct the path';
    return ['picture that does not load', 'and the site has no such file', advice];
  }
  if (!isCourse) return ['leads nowhere', 'where the site has no page', 'correct the link'];
  const advice = 'publish the course with `desk courses`, or correct the link';
  return ['course without details', 'and no course has this slug', advice];
}
