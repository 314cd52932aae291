/** Hides a picture that failed, perhaps before React arrived, so that the frame's drawing is seen. Its `alt` stays. */
export function hideIfBroken(image: HTMLImageElement | null): void {
  if (!image?.complete || image.naturalWidth) return;
  // Firefox gives no width to a drawing without one either: https://github.com/whatwg/html/issues/11287
  image.decode().catch(() => {
    image.style.opacity = '0';
  });
}

/** Hides the broken pictures of server components. Returns the function that stops it. */
export function watchPictures(): () => void {
  const ofServer = 'img[data-picture]';
  const onError = ({ target }: Event) => {
    if ((target as Element).matches?.(ofServer)) hideIfBroken(target as HTMLImageElement);
  };
  document.querySelectorAll<HTMLImageElement>(ofServer).forEach(hideIfBroken);
  // Captured, because the event does not bubble.
  document.addEventListener('error', onError, true);
  return () => document.removeEventListener('error', onError, true);
}
