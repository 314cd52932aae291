/**
 * Lets the frame's drawing show in the place of a picture that could not be loaded, also of one that failed
 * before React arrived. Its words are still read out.
 */
export function hideIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && !image.naturalWidth) image.style.opacity = '0';
}

/** Does so for pictures of server components. */
export function watchPictures(): () => void {
  const ofServer = 'img[data-picture]';
  const onError = ({ target }: Event) => {
    if ((target as Element).matches?.(ofServer)) hideIfBroken(target as HTMLImageElement);
  };
  document.querySelectorAll<HTMLImageElement>(ofServer).forEach(hideIfBroken);
  // The event does not bubble.
  document.addEventListener('error', onError, true);
  return () => document.removeEventListener('error', onError, true);
}
