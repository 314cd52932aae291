import { useEffect, useState } from 'react';
import type { FocusEvent, PointerEvent, RefObject } from 'react';
import { useLatestCallback } from '../../internal/hooks/useLatestCallback.ts';
import { isStill, onMotionChange } from '../../internal/settings/motion.ts';

interface RotationOptions {
  /** The box that scrolls, within the carousel. */
  trackRef: RefObject<HTMLElement | null>;
  /** `undefined` never rotates. */
  everyMs: number | undefined;
  /** `false` while something in a slide wants rest, such as a video. */
  playing: boolean;
  advance: () => void;
}

/**
 * When slides advance by themselves: not while the pointer or a finger is on them, keyboard focus is
 * in them, they are off screen or the tab is hidden; not at all once paused by button, or where
 * nothing may move, unless the visitor starts them.
 */
export function useRotation({ trackRef, everyMs, playing, advance }: RotationOptions) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [touched, setTouched] = useState(false);
  const [focused, setFocused] = useState(false);

  // What is said for the whole page holds for these slides too, until their own button is pressed.
  useEffect(() => {
    const follow = () => setPaused(isStill());
    follow();
    return onMotionChange(follow);
  }, []);

  // What began before React arrived fires no event any more.
  useEffect(() => {
    const carousel = trackRef.current?.parentElement;
    if (!carousel) return;
    setHovered(matchMedia('(hover: hover)').matches && carousel.matches(':hover'));
    setFocused(carousel.querySelector(':focus-visible') !== null);
  }, [trackRef]);

  const rotating = everyMs !== undefined && !paused && playing && !hovered && !touched && !focused;

  const onTick = useLatestCallback(() => {
    const { top = 0, bottom = 0 } = trackRef.current?.getBoundingClientRect() ?? {};
    if (!document.hidden && bottom > 0 && top < window.innerHeight) advance();
  });
  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setInterval(onTick, everyMs);
    return () => clearInterval(timer);
  }, [rotating, everyMs, onTick]);

  return {
    paused,
    rotating,
    toggle: () => setPaused(!paused),
    /** For the root element. A finger counts by touch events: its pointer ends when a swipe begins. */
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onTouchStart: () => setTouched(true),
      onTouchEnd: () => setTouched(false),
      onTouchCancel: () => setTouched(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
