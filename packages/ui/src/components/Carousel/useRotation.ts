import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FocusEvent, PointerEvent, RefObject } from 'react';
import { useLatestCallback } from '../../internal/hooks/useLatestCallback.ts';
import { useIsStill } from '../../internal/settings/motion.ts';

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
  const [pausedByHand, setPausedByHand] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [touched, setTouched] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useIsStill();
  const [wasStill, setWasStill] = useState(still);
  const tabVisible = useSyncExternalStore(onTabChange, isTabVisible, () => true);
  const onScreen = useOnScreen(trackRef);

  // What began before React arrived fires no event any more.
  useEffect(() => {
    const carousel = trackRef.current?.parentElement;
    if (!carousel) return;
    setHovered(matchMedia('(hover: hover)').matches && carousel.matches(':hover'));
    setFocused(carousel.querySelector(':focus-visible') !== null);
  }, [trackRef]);

  if (still !== wasStill) {
    // What is said for the whole page holds for these slides too, until their own button is pressed again.
    setWasStill(still);
    setPausedByHand(undefined);
  }
  const paused = pausedByHand ?? still;
  const rotating =
    everyMs !== undefined &&
    !paused &&
    playing &&
    !hovered &&
    !touched &&
    !focused &&
    tabVisible &&
    onScreen;

  const onTick = useLatestCallback(advance);
  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setInterval(onTick, everyMs);
    return () => clearInterval(timer);
  }, [rotating, everyMs, onTick]);

  return {
    paused,
    rotating,
    toggle: () => setPausedByHand(!paused),
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

const isTabVisible = () => document.visibilityState === 'visible';

function onTabChange(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

function useOnScreen(ref: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return onScreen;
}
