import type { ComponentProps } from 'react';
import { isServerComponent } from '../uiContext.ts';
import { hideIfBroken } from './brokenPicture.ts';
import * as styles from './Picture.css.ts';

export interface PictureProps {
  /** Missing or broken: the frame's drawing, a bridge before the sun, is shown instead. */
  src?: string | undefined;
  /** Empty when the text next to it says the same. */
  alt: string;
  ratio: '3/2' | '16/9' | '4/5';
  width?: number | undefined;
  height?: number | undefined;
  /** Whether visitors see it first: it is loaded immediately and before others. Default `false`. */
  priority?: boolean | undefined;
}

const sizes = { '3/2': [600, 400], '16/9': [640, 360], '4/5': [800, 1000] } as const;

const own: ComponentProps<'img'> = {
  ref: hideIfBroken,
  onError: ({ target }) => hideIfBroken(target as HTMLImageElement),
};
/** A server component has no event handlers; the provider hides a broken picture, perhaps before hydration. */
const forProvider = { 'data-picture': '', suppressHydrationWarning: true };

/** A picture in a frame whose shape is known beforehand, so that nothing shifts when it loads. */
export function Picture({ src, alt, ratio, width, height, priority = false }: PictureProps) {
  const [defaultWidth, defaultHeight] = sizes[ratio];
  return (
    <span className={styles.frame[ratio]}>
      {src ? (
        <img
          key={src}
          {...(isServerComponent ? forProvider : own)}
          className={styles.image}
          src={src}
          alt={alt}
          width={width ?? defaultWidth}
          height={height ?? defaultHeight}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
        />
      ) : (
        // The frame's own drawing is visible; of the picture only its `alt` is left.
        alt && <span role="img" aria-label={alt} className={styles.text} />
      )}
    </span>
  );
}
