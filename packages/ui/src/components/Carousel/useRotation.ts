import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent, RefObject, TouchEvent } from 'react';
import { useLatestCallback } from '../../internal/hooks/useLatestCallback.ts';
import { isStill, onMotionChange } from '../../internal/settings/motion.ts';

interface RotationOptions {
  /** The box that scrolls, within the carousel. */
  trackRef: RefObject<HTMLElement | null>;
  /** Changes with the slides. */
  slideKeys: string;
  /** `undefined` never rotates. */
  everyMs: number | undefined;
  /** `false` suspends the rotation, e.g. while a video plays. */
  playing: boolean;
  advance: () => void;
}

/**
 * Advances slides, except while a pointer, a finger or keyboard focus is on them, or they are off screen or in a
 * hidden tab. Paused by a button, and from the start where motion is reduced, until the visitor starts it.
 */
export function useRotation({ trackRef, slideKeys, everyMs, playing, advance }: RotationOptions) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [touched, setTouched] = useState(false);
  const [focused, setFocused] = useState(false);

  // The page's motion setting applies to these slides too, until their own button is pressed; where the page comes back
  // from `Activity` or the browser's cache, the button still counts.
  const still = useRef(false);
  useEffect(() => {
    const follow = () => {
      if (still.current !== isStill()) setPaused((still.current = isStill()));
    };
    follow();
    return onMotionChange(follow);
  }, []);

  // Hover and focus that began before hydration fire no event, nor does focus in a slide that was removed.
  useEffect(() => {
    const carousel = trackRef.current?.parentElement;
    if (!carousel) return;
    setHovered(carousel.matches(':hover') && window.matchMedia?.('(hover: hover)').matches);
    setFocused(carousel.querySelector(':focus-visible') !== null);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- stands for the carousel's content
  }, [trackRef, slideKeys]);

  const rotating = everyMs !== undefined && !paused && playing && !hovered && !touched && !focused;

  const onTick = useLatestCallback(() => {
    // It is there: only several slides rotate.
    const { top, bottom } = (trackRef.current as HTMLElement).getBoundingClientRect();
    if (!document.hidden && bottom > 0 && top < innerHeight) advance();
  });
  // A layout effect also ends where `Suspense` hides the slides.
  useLayoutEffect(() => {
    if (!rotating) return undefined;
    const timer = setInterval(onTick, everyMs);
    return () => clearInterval(timer);
  }, [rotating, everyMs, onTick]);

  return {
    paused,
    rotating,
    toggle: () => setPaused(!paused),
    /** For the root element. Fingers are tracked by touch events, because a swipe ends their pointer. */
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onTouchStart: ({ target }: TouchEvent) => {
        setTouched(true);
        const end = () => setTouched(false);
        // On the target itself, which has the rest of the touch even when it has left the page.
        target.addEventListener('touchend', end);
        target.addEventListener('touchcancel', end);
      },
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
