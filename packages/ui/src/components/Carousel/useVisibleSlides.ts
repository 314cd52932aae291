import { type RefObject, useEffect, useState } from 'react';
import { useLatestCallback } from '../../internal/hooks/useLatestCallback.ts';

/** Indices of the slides at least half in view; `undefined` until known. Other `slideKeys` stand for other elements. */
export function useVisibleSlides(
  trackRef: RefObject<HTMLElement | null>,
  slideKeys: string,
  onChange: ((visible: readonly number[]) => void) | undefined,
): readonly number[] | undefined {
  const [visible, setVisible] = useState<readonly number[]>();
  const tell = useLatestCallback((now: readonly number[]) => onChange?.(now));

  useEffect(() => {
    const track = trackRef.current;
    if (!track || !('IntersectionObserver' in window)) return undefined;
    const slides = [...track.children];
    const showing = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        // Compared with the observer's threshold, because a slide that leaves is reported only once.
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= 0.5) showing.add(target);
          else showing.delete(target);
        }
        const now = slides.flatMap((slide, index) => (showing.has(slide) ? [index] : []));
        setVisible(now);
        tell(now);
      },
      { root: track, threshold: 0.5 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- stands for the track's children
  }, [trackRef, slideKeys, tell]);

  return visible;
}
