import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { FocusEvent, PointerEvent, RefObject } from 'react';

interface RotationOptions {
  rootRef: RefObject<HTMLElement | null>;
  /** `undefined` never rotates. */
  everyMs: number | undefined;
  /** Something in a slide wants rest, such as a video that plays. */
  suspended: boolean;
  advance: () => void;
}

/**
 * When slides advance by themselves (DESIGN.md section 3): not while the pointer or a finger is on
 * them, keyboard focus is in them, they are off screen or the tab is hidden; not at all once paused
 * by button, or under reduced motion unless the visitor starts them.
 */
export function useRotation({ rootRef, everyMs, suspended, advance }: RotationOptions) {
  const [chosen, setChosen] = useState<'playing' | 'paused'>();
  const [hovered, setHovered] = useState(false);
  const [touched, setTouched] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useReducedMotion();
  const tabVisible = useTabVisible();
  const onScreen = useOnScreen(rootRef);

  // What began before React arrived fires no event any more.
  useEffect(() => {
    const canHover = matchMedia('(hover: hover)').matches;
    setHovered(canHover && (rootRef.current?.matches(':hover') ?? false));
    setFocused(rootRef.current?.querySelector(':focus-visible') !== null);
  }, [rootRef]);

  const paused = chosen === undefined ? reducedMotion : chosen === 'paused';
  const rotating =
    everyMs !== undefined &&
    !paused &&
    !suspended &&
    !hovered &&
    !touched &&
    !focused &&
    tabVisible &&
    onScreen;

  const onTick = useEffectEvent(() => {
    if (document.documentElement.dataset['setuMotion'] !== 'paused') advance();
  });
  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setInterval(onTick, everyMs);
    return () => clearInterval(timer);
  }, [rotating, everyMs]);

  return {
    paused,
    rotating,
    reducedMotion,
    toggle: () => setChosen(paused ? 'playing' : 'paused'),
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

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = matchMedia('(prefers-reduced-motion: reduce)');
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    () => false,
  );
}

function useTabVisible(): boolean {
  return useSyncExternalStore(
    (notify) => {
      document.addEventListener('visibilitychange', notify);
      return () => document.removeEventListener('visibilitychange', notify);
    },
    () => document.visibilityState === 'visible',
    () => true,
  );
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
