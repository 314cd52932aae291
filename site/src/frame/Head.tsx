import { usePublicConfig } from '@setu/kit';
import { previewImage } from '../content/meta.ts';
import type { PageMeta } from '../content/meta.ts';

/** A page's part of the head. `title` is the whole title, the institute's name included. */
export interface Meta extends PageMeta {
  /** Canonical path of what is shown; none where there is nothing to find. */
  path?: string;
  /** Paths of the pages before and after it, of a list. */
  previous?: string | undefined;
  next?: string | undefined;
  /** Path of the picture for link previews. Default: the social card. */
  image?: string;
  type?: 'website' | 'article';
}

/** React moves these elements into `<head>`, on the server and after navigation. */
export function Head(props: Meta) {
  const { title, description, path, noindex, previous, next, image, type = 'website' } = props;
  const { origin } = usePublicConfig();
  const previews = path === undefined ? undefined : 'max-image-preview:large';
  const robots = noindex ? 'noindex' : previews;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {robots !== undefined && <meta name="robots" content={robots} />}
      {path !== undefined && <link rel="canonical" href={origin + path} />}
      {previous !== undefined && <link rel="prev" href={origin + previous} />}
      {next !== undefined && <link rel="next" href={origin + next} />}
      {path !== undefined && <meta property="og:url" content={origin + path} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={previewImage(image, origin)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
