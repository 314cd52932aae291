'use client';
import { useEffect, useRef, useState } from 'react';
import * as styles from './Picture.css.ts';

export interface PictureProps {
  /** Missing or broken: a drawing of ours stands in its place. */
  src: string | null | undefined;
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

  // A picture that failed before React arrived has told nobody.
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
        <Placeholder alt={alt} />
      )}
    </span>
  );
}

/** A bridge in the mist. It speaks the picture's text, which is all that is left of it. */
function Placeholder({ alt }: { alt: string }) {
  const meaning =
    alt === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': alt } as const);
  return (
    <svg
      {...meaning}
      focusable="false"
      className={styles.placeholder}
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
    >
      <circle cx="300" cy="170" r="34" className={styles.sun} />
      <path d="M-40 250h680" />
      <path d="M120 250a180 180 0 0 1 360 0" />
      <path d="M180 250v-94M240 250v-146M300 250v-46M360 250v-146M420 250v-94" strokeWidth="2" />
      <path d="M150 290h120M330 290h160M210 316h180M90 316h60" strokeWidth="2" />
    </svg>
  );
}
