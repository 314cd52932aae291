import type { Achiever } from '../ResultPoster/Achievement.tsx';

export interface Video {
  /** Unique in the list. */
  id: string;
  title: string;
  poster: {
    src?: string | undefined;
    width?: number | undefined;
    height?: number | undefined;
    /** Default empty: the title says it. */
    alt?: string | undefined;
  };
  source:
    | { kind: 'youtube'; id: string }
    | {
        kind: 'file';
        src: string;
        /** MIME type, e.g. `video/mp4`. */
        type?: string | undefined;
        captions?: readonly { src: string; srcLang: string; label: string }[] | undefined;
      };
  /** The speaker, where a result is claimed. Without the person's consent the video is left out. */
  person?: Achiever | undefined;
  /** The address of the video without JavaScript. Default: its page on YouTube, or the file. */
  href?: string | undefined;
}

export function hrefOf({ href, source }: Video): string {
  if (href !== undefined) return href;
  return source.kind === 'youtube'
    ? `https://www.youtube.com/watch?v=${encodeURIComponent(source.id)}`
    : source.src;
}
