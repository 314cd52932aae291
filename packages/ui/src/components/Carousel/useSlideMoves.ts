import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { moveToSlide, readPosition } from './slideTrack.ts';

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
