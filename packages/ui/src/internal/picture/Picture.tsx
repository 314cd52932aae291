'use client';
import { useEffect, useRef, useState } from 'react';
import * as styles from './Picture.css.ts';

export interface PictureProps {
  /** Missing or broken: the frame's drawing, a bridge before the sun, stands in its place. */
  src?: string | undefined;
  /** Empty when the text beside it says the same. */
  alt: string;
  ratio: '3/2' | '16/9' | '4/5';
  width?: number | undefined;
  height?: number | undefined;
  /** The picture that a visitor sees first: loaded at once and before others. Default `false`. */
  priority?: boolean | undefined;
}

const sizes = { '3/2': [600, 400], '16/9': [640, 360], '4/5': [800, 1000] } as const;

/** A picture in a frame whose shape is known beforehand, so that nothing moves when it arrives. */
export function Picture({ src, alt, ratio, width, height, priority = false }: PictureProps) {
  const imageRef = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();

  // React never sees the error event of a picture that failed before it arrived.
  useEffect(() => {
    const image = imageRef.current;
    if (src && image?.complete && image.naturalWidth === 0) setFailed(src);
  }, [src]);

  const [defaultWidth, defaultHeight] = sizes[ratio];
  return (
    <span className={styles.frame[ratio]}>
      {src && failed !== src ? (
        <img
          ref={imageRef}
          className={styles.image}
          src={src}
          alt={alt}
          width={width ?? defaultWidth}
          height={height ?? defaultHeight}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        // The frame's own drawing shows; of the picture only its text is left.
        alt !== '' && <span role="img" aria-label={alt} className={styles.text} />
      )}
    </span>
  );
}
