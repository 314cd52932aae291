import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { isStill } from '../../internal/settings/motion.ts';

/** Moves the track by buttons and keys; a move requested during another counts from its target. */
export function useSlideMoves(trackRef: RefObject<HTMLElement | null>) {
  const moveRef = useRef<{ target: number; stop: () => void }>(null);
  /** Stops the current move, so that the visitor can scroll the track. */
  const stop = () => moveRef.current?.stop();
  useEffect(() => () => moveRef.current?.stop(), []);

  function moveTo(track: HTMLElement, index: number) {
    stop();
    moveRef.current = {
      target: index,
      stop: moveToSlide(track, index, () => (moveRef.current = null)),
    };
  }

  /** Scrolls to the other end when it passes either end: no slides are cloned. */
  function moveBy(step: 1 | -1) {
    const track = trackRef.current;
    if (!track) return;
    const { first, last } = readPosition(track);
    const target = (moveRef.current?.target ?? first) + step;
    moveTo(track, target > last ? 0 : target < 0 ? last : target);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const track = event.currentTarget;
    // Keys pressed inside a slide are left to its content.
    if (event.target !== track) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const rtl = getComputedStyle(track).direction === 'rtl';
    const moves: Record<string, () => void> = {
      [rtl ? 'ArrowLeft' : 'ArrowRight']: () => moveBy(1),
      [rtl ? 'ArrowRight' : 'ArrowLeft']: () => moveBy(-1),
      Home: () => moveTo(track, 0),
      End: () => moveTo(track, readPosition(track).last),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  return { moveBy, onKeyDown, stop };
}

/** Duration of a move to another slide. */
const transitionMs = 500;

/** Index of the first slide in view, and of the last that can be first; from the DOM, on which all controls agree. */
function readPosition(track: HTMLElement): { first: number; last: number } {
  const offsets = slideOffsets(track).map(Math.abs);
  // Offsets are whole multiples of a slide; half a slide absorbs rounding and the track's padding.
  const half = (offsets[1] ?? 2) / 2;
  const slideAt = (scrolled: number) =>
    Math.max(
      offsets.findIndex((offset) => offset >= scrolled - half),
      0,
    );
  return {
    first: slideAt(Math.abs(track.scrollLeft)),
    last: slideAt(track.scrollWidth - track.clientWidth),
  };
}

/**
 * Brings a slide to the start of the track in 500 ms, a pace that no smooth scrolling of browsers has; snapping is off
 * until it ends. Returns a function that stops the move where it is.
 */
function moveToSlide(track: HTMLElement, index: number, onDone: () => void): () => void {
  // Before measuring, which would make the track snap back after an interrupted move.
  track.style.scrollSnapType = 'none';
  const from = track.scrollLeft;
  const to = slideOffsets(track)[index] ?? 0;

  const stop = () => {
    cancelAnimationFrame(frame);
    track.style.scrollSnapType = '';
    onDone();
  };
  let start: number | undefined;
  const step = (now: number) => {
    start ??= now;
    const progress = isStill() ? 1 : Math.min((now - start) / transitionMs, 1);
    track.scrollLeft = from + (to - from) * ease(progress);
    if (progress < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  let frame = requestAnimationFrame(step);
  return stop;
}

/** Starts and ends slowly: https://en.wikipedia.org/wiki/Smoothstep */
const ease = (progress: number) => progress ** 2 * (3 - 2 * progress);

/** The scroll position of each slide: negative in right-to-left text. */
function slideOffsets(track: HTMLElement): number[] {
  const starts = Array.from(track.children, (slide) => slide.getBoundingClientRect().left);
  return starts.map((left) => left - (starts[0] ?? 0));
}
