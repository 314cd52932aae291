interface PictureProps {
  src: string | null;
  /** Above the fold: fetched first, not when it comes near. */
  first?: boolean;
}

/** The picture of a card, or of a course's page, or the one for all that have none. */
export function Picture({ src, first }: PictureProps) {
  return (
    <img
      src={src ?? '/art/default.svg'}
      alt=""
      width="600"
      height="400"
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
}
