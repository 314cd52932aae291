import { usePublicConfig } from '@setu/kit';
import type { PageMeta, ScreenMeta } from '../pageHead/pageMeta.ts';
import { type Preview, institutePreview } from '../pageHead/previews.ts';
import type { FeedLink } from '../articles/feedAddresses.ts';
import { alternates, pageAddress } from '../language/language.ts';
import { institute } from '@site/institute.ts';

/** A page's part of the head. `title` is the whole title, the institute's name included. */
export interface Meta extends ScreenMeta, Partial<Pick<PageMeta, 'description'>> {
  /** Canonical path; absent on pages that are not to be found, such as errors. */
  path?: string;
  /** The corresponding page in the site's other language. Default: the page of the same path, if there is one. */
  twin?: Twin | undefined;
  previous?: string | undefined;
  next?: string | undefined;
  preview?: Preview | undefined;
  type?: 'website' | 'article';
  /** When an article appeared, ISO 8601. */
  published?: string | null;
  /** When the article was changed after that, ISO 8601. */
  updated?: string | null;
  feeds?: readonly FeedLink[];
}

export interface Twin {
  /** Without the language prefix. */
  path: string;
  /** Which page it is where none has the same content; search engines are then not given it. */
  only?: 'list' | 'newest' | 'near';
}

/** React moves these elements into `<head>`, on the server and after navigation. */
export function Head({
  title,
  description,
  path,
  twin,
  noindex,
  previous,
  next,
  preview = institutePreview,
  type = 'website',
  published,
  updated,
  feeds = [],
}: Meta) {
  const { origin } = usePublicConfig();
  const at = (path: string) => origin + pageAddress(path);
  const previews = path === undefined ? undefined : 'max-image-preview:large';
  const isFound = path !== undefined && !noindex && !twin?.only;
  const inLanguages = isFound ? alternates(path, twin?.path) : [];
  const robots = noindex ? 'noindex' : previews;
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {robots !== undefined && <meta name="robots" content={robots} />}
      {path !== undefined && <link rel="canonical" href={at(path)} />}
      {inLanguages.map(({ hrefLang, path }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={origin + path} />
      ))}
      {previous !== undefined && <link rel="prev" href={at(previous)} />}
      {next !== undefined && <link rel="next" href={at(next)} />}
      {path !== undefined && <meta property="og:url" content={at(path)} />}
      <meta property="og:site_name" content={institute.name} />
      <meta property="og:locale" content={institute.locale.replace('-', '_')} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:image" content={new URL(preview.src, origin).href} />
      <meta property="og:image:alt" content={preview.alt} />
      {preview.width && <meta property="og:image:width" content={`${preview.width}`} />}
      {preview.height && <meta property="og:image:height" content={`${preview.height}`} />}
      {published && <meta property="article:published_time" content={published} />}
      {updated && <meta property="article:modified_time" content={updated} />}
      <meta name="twitter:card" content="summary_large_image" />
      {feeds.map((feed) => (
        <link
          key={feed.path}
          rel="alternate"
          type={feed.type}
          title={feed.title}
          href={pageAddress(feed.path)}
        />
      ))}
    </>
  );
}
