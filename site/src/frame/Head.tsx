import { usePublicConfig } from '@setu/kit';
import type { PageMeta } from '../content/meta.ts';
import type { FeedLink } from '../feeds/feedAddresses.ts';

/** A page's part of the head. `title` is the whole title, the institute's name included. */
export interface Meta extends PageMeta {
  /** Canonical path of what is shown; none where there is nothing to find. */
  path?: string;
  /** Path of the picture for link previews. Default: the social card. */
  image?: string;
  type?: 'website' | 'article';
  /** What brings news of what the page shows. */
  feeds?: readonly FeedLink[];
}

/** React moves these elements into `<head>`, on the server and after navigation. */
export function Head({
  title,
  description,
  path,
  noindex,
  image,
  type = 'website',
  feeds = [],
}: Meta) {
  const { origin } = usePublicConfig();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={origin + path} />}
      {path !== undefined && <meta property="og:url" content={origin + path} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={new URL(image ?? '/social-card.png', origin).href} />
      <meta name="twitter:card" content="summary_large_image" />
      {feeds.map((feed) => (
        <link
          key={feed.path}
          rel="alternate"
          type={feed.type}
          title={feed.title}
          href={feed.path}
        />
      ))}
    </>
  );
}
