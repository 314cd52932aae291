'use client';
// The scrolling box takes focus and keys so that the keyboard reaches what lies outside it, and its
// slides are groups because the APG carousel pattern says so.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role */
import {
  Children,
  isValidElement,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { cx } from '../../internal/cx.ts';
import { requireKnown, requireName } from '../../internal/devWarning.ts';
import { IconChevronLeft, IconChevronRight, IconPause, IconPlay } from '../../internal/icons.tsx';
import { useLabels } from '../../internal/labels.ts';
import * as styles from './Carousel.css.ts';
import { moveToSlide, readPosition } from './slideTrack.ts';
import { useRotation } from './useRotation.ts';
import { useVisibleSlides } from './useVisibleSlides.ts';

export interface CarouselLabels {
  /** What kind of thing the region is, read after its name. */
  carousel: string;
  slide: string;
  /** Names the scrolling list of slides. */
  slides: string;
  /** Names one slide: `2 of 5`. */
  position: (index: number, count: number) => string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

declare module '../../internal/labels.ts' {
  interface LabelSets {
    carousel: CarouselLabels;
  }
}

const defaultLabels: CarouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  slides: 'Slides',
  position: (index, count) => `${index} of ${count}`,
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause automatic slides',
  play: 'Start automatic slides',
};

export type SlidesPerView = 1 | 2 | 3 | 4;

export interface CarouselProps extends RootAttributes {
  /** Names the region, e.g. 'Free resources'. */
  label: string;
  /** One slide each. */
  children: ReactNode;
  /** How many slides stand side by side. Default 1, 2 and 3. */
  slidesPerView?: { narrow: SlidesPerView; medium: SlidesPerView; wide: SlidesPerView } | undefined;
  /** Where medium and wide begin: `resources` at 600 and 1024 px (default), `videos` at 769 and 1025. */
  layout?: 'resources' | 'videos' | undefined;
  /** Advances by itself every so many ms, with a pause button. Default: never. */
  autoAdvanceMs?: number | undefined;
  /** `false` suspends the advance, e.g. while a video plays. Default `true`. */
  playing?: boolean | undefined;
  /** Told the indices of the slides in view whenever they change. */
  onVisibleChange?: ((visible: readonly number[]) => void) | undefined;
  labels?: Partial<CarouselLabels> | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const defaultPerView = { narrow: 1, medium: 2, wide: 3 } as const;

/**
 * Slides in a row, after the APG carousel pattern: a labelled region, pause first in tab order,
 * previous and next, no cloned slides, slides out of view not focusable. Swipe, wheel and arrow keys
 * scroll it as well. Without JavaScript it is a focusable list that scrolls and snaps; its buttons,
 * which could do nothing then, are not shown. Renders nothing without slides. `ref` is the `<section>`.
 */
export function Carousel({
  label,
  children,
  slidesPerView = defaultPerView,
  layout = 'resources',
  autoAdvanceMs,
  playing = true,
  onVisibleChange,
  labels: ownLabels,
  ref,
  ...rest
}: CarouselProps) {
  requireName('Carousel', 'label', label);
  requireKnown('Carousel', 'layout', layout, styles.layouts);
  const labels = useLabels('carousel', defaultLabels, ownLabels);
  const slides = Children.toArray(children);
  const count = slides.length;

  const rootRef = useRef<HTMLElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  const moveRef = useRef<{ target: number; stop: () => void }>(null);
  const [focusedSlide, setFocusedSlide] = useState<number>();
  const visible = useVisibleSlides(trackRef, count);

  const rotation = useRotation({
    rootRef,
    everyMs:
      autoAdvanceMs !== undefined && autoAdvanceMs > 0 && count > 1 ? autoAdvanceMs : undefined,
    suspended: !playing,
    advance: () => moveBy(1),
  });

  function moveTo(index: number) {
    const track = trackRef.current;
    if (!track) return;
    moveRef.current?.stop();
    let done = false;
    const stop = moveToSlide(track, index, {
      animated: !rotation.reducedMotion,
      onDone: () => {
        done = true;
        moveRef.current = null;
      },
    });
    if (!done) moveRef.current = { target: index, stop };
  }

  /** Past either end it scrolls back to the other: nothing is cloned. */
  function moveBy(step: 1 | -1) {
    const track = trackRef.current;
    if (!track) return;
    const { first, last } = readPosition(track);
    const target = (moveRef.current?.target ?? first) + step;
    if (target > last) moveTo(0);
    else moveTo(target < 0 ? last : target);
  }

  function onTrackKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // Keys that a slide's own content understands stay its own.
    if (event.target !== event.currentTarget) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const moves: Record<string, () => void> = {
      [rtl ? 'ArrowLeft' : 'ArrowRight']: () => moveBy(1),
      [rtl ? 'ArrowRight' : 'ArrowLeft']: () => moveBy(-1),
      Home: () => moveTo(0),
      End: () => moveTo(readPosition(event.currentTarget).last),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  const stopMove = () => moveRef.current?.stop();
  useEffect(() => () => moveRef.current?.stop(), []);

  const tellVisible = useEffectEvent((indices: readonly number[]) => onVisibleChange?.(indices));
  useEffect(() => {
    if (visible) tellVisible(visible);
  }, [visible]);

  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => rootRef.current);
  if (count === 0) return null;

  const { narrow, medium, wide } = slidesPerView;
  const steps = styles.layouts[layout];
  const slideClass = cx(
    styles.slide,
    styles.narrow[narrow],
    steps.medium.slides[medium],
    steps.wide.slides[wide],
  );

  return (
    <section
      {...rest}
      {...rotation.handlers}
      ref={rootRef}
      aria-roledescription={labels.carousel}
      aria-label={label}
      className={styles.root}
      // For a page that lets its slides advance before React is there.
      data-auto-advance={autoAdvanceMs}
    >
      {count > narrow && (
        <div
          className={cx(
            styles.controls,
            // Known by width alone, so that the server's page and the browser's are the same.
            count <= medium && steps.medium.hideControls,
            count <= wide && steps.wide.hideControls,
          )}
        >
          {autoAdvanceMs !== undefined && autoAdvanceMs > 0 && (
            <button
              type="button"
              className={styles.control}
              aria-label={rotation.paused ? labels.play : labels.pause}
              onClick={rotation.toggle}
            >
              {rotation.paused ? <IconPlay /> : <IconPause />}
            </button>
          )}
          <span className={styles.rail} aria-hidden="true">
            {slides.map((slide, index) => (
              <span
                key={keyOf(slide, index)}
                className={cx(
                  styles.tick,
                  (visible ? visible.includes(index) : index < narrow) && styles.litTick,
                  !visible && index < medium && steps.medium.lit,
                  !visible && index < wide && steps.wide.lit,
                )}
              />
            ))}
          </span>
          <button
            type="button"
            className={styles.control}
            aria-label={labels.previous}
            onClick={() => moveBy(-1)}
          >
            <IconChevronLeft />
          </button>
          <button
            type="button"
            className={styles.control}
            aria-label={labels.next}
            onClick={() => moveBy(1)}
          >
            <IconChevronRight />
          </button>
        </div>
      )}
      <div
        ref={trackRef}
        className={styles.track}
        role="group"
        aria-label={labels.slides}
        aria-live={rotation.rotating ? 'off' : 'polite'}
        tabIndex={0}
        onKeyDown={onTrackKeyDown}
        onFocus={({ currentTarget, target }) =>
          setFocusedSlide(Array.from(currentTarget.children).findIndex((s) => s.contains(target)))
        }
        onBlur={() => setFocusedSlide(undefined)}
        onWheel={stopMove}
        onPointerDown={stopMove}
        onTouchStart={stopMove}
      >
        {slides.map((slide, index) => (
          <div
            key={keyOf(slide, index)}
            className={slideClass}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={labels.position(index + 1, count)}
            // Whoever is in a slide must not be thrown out of it when it scrolls away.
            inert={visible !== undefined && !visible.includes(index) && focusedSlide !== index}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}

function keyOf(slide: ReactNode, index: number) {
  return isValidElement(slide) ? (slide.key ?? index) : index;
}
