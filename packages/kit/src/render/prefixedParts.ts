import { withoutPrefix, withPrefix } from '../address/languages.ts';
import type { GeneratedFiles, ServerParts } from '../defineServerParts.ts';
import type { SitePages } from '../defineSite.ts';

/** Adapts a site's server parts, which are written without a prefix, to addresses with one. */
export function prefixedParts(parts: ServerParts, prefix: string): ServerParts {
  if (prefix === '') return parts;
  const below = (path: string) => withoutPrefix(prefix, path) ?? path;
  const { personal, onPage, queryValues, frameKey, files, pages } = parts;
  return {
    ...parts,
    ...(personal && {
      personal: (url) => personal(Object.assign(new URL(url), { pathname: below(url.pathname) })),
    }),
    ...(onPage && {
      onPage: Object.fromEntries(
        Object.entries(onPage).map(([path, note]) => [withPrefix(prefix, path), note]),
      ),
    }),
    ...(queryValues && { queryValues: (queries, path) => queryValues(queries, below(path)) }),
    ...(frameKey && { frameKey: (path) => frameKey(below(path)) }),
    ...(files && { files: files.map((each) => prefixedFiles(each, prefix)) }),
    ...(pages && { pages: prefixedPages(pages, prefix) }),
  };
}

const prefixedFiles = ({ isPath, read, list }: GeneratedFiles, prefix: string): GeneratedFiles => ({
  isPath(path) {
    const below = withoutPrefix(prefix, path);
    return below !== undefined && isPath(below);
  },
  read: async (queries, path, ...more) =>
    read(queries, withoutPrefix(prefix, path) ?? path, ...more),
  list: async (...args) => (await list(...args)).map((path) => withPrefix(prefix, path)),
});

const prefixedPages = (
  { list, answering }: SitePages<unknown, unknown>,
  prefix: string,
): SitePages<unknown, unknown> => ({
  answering,
  async *list(queries, log) {
    for await (const { paths, content } of list(queries, log)) {
      yield { paths: paths.map((path) => withPrefix(prefix, path)), content };
    }
  },
});
