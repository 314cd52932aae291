import { dirname } from 'node:path/posix';

/**
 * `/about` is `about/index.html`, which every host finds, or `about.html`, for hosts that find it without a redirect.
 */
export const layouts = ['folders', 'files'] as const;
export type Layout = (typeof layouts)[number];

export function pageFile(path: string, layout: Layout): string {
  if (path === '/') return 'index.html';
  return path.slice(1) + (layout === 'folders' ? '/index.html' : '.html');
}

/** The file of a page with a query; `query` is written as in the address. */
export function queryFile(path: string, query: string): string {
  return `_query${path === '/' ? '' : path}/${query}.html`;
}

/** Two files that a disk which ignores letter case takes for one, as those of macOS do; undefined if there are none. */
export function sameButForCase(files: Iterable<string>): [string, string] | undefined {
  const byName = new Map<string, string>();
  for (const file of files) {
    // Folders too: a file in the one is then in the other.
    for (let name = file; name !== '.'; name = dirname(name)) {
      const folded = name.toLowerCase();
      const known = byName.get(folded) ?? name;
      if (known !== name) return [known, name];
      byName.set(folded, name);
    }
  }
  return undefined;
}

/** Whether a host can serve the page at this address, which comes from the backend, as a file of that name. */
export function isFileName(address: string): boolean {
  const [pathname = ''] = address.split('?', 1);
  try {
    return pathname
      .slice(1)
      .split('/')
      .map(decodeURIComponent)
      .every(
        (part) =>
          /^[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}\p{Join_Control}_.~-]*$/u.test(part) &&
          // Of 255 bytes that disks take, with the ending.
          Buffer.byteLength(part) <= 240,
      );
  } catch {
    return false;
  }
}
