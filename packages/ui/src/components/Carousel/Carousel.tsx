'use client';
// The scrolling box takes focus and keys, so that the keyboard reaches slides out of view; slides are groups (APG).
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */
import { type ReactNode, useRef, useState } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireKnown, requireName } from '../../internal/devWarning.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { shownChildren } from '../../internal/layout/shownChildren.ts';
import { IconChevronLeft, IconChevronRight, IconPause, IconPlay } from '../Icon/icons.tsx';
import * as styles from './Carousel.css.ts';
import { useRotation } from './useRotation.ts';
import { useSlideMoves } from './useSlideMoves.ts';
import { useVisibleSlides } from './useVisibleSlides.ts';

const defaultLabels = {
  /** The role description of the region, read after its name. */
  carousel: 'carousel',
  slide: 'slide',
  /** Names the scrolling list of slides. */
  slides: 'Slides',
  /** Names one slide: `2 of 5`. */
  position: (index: number, count: number) => `${index} of ${count}`,
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause automatic slides',
  play: 'Start automatic slides',
};

export type CarouselLabels = typeof defaultLabels;

export type SlidesPerView = 1 | 2 | 3 | 4;

export interface CarouselProps extends RootAttributes<HTMLElement> {
  /** Names the region, e.g. 'Free resources'. */
  label: string;
  /** Each child is one slide. */
  children: ReactNode;
  /** How many slides are side by side. Default 1, 2 and 3. */
  slidesPerView?: { narrow: SlidesPerView; medium: SlidesPerView; wide: SlidesPerView } | undefined;
  /** Sets where a page is medium and wide: from 600 and 1024 px (`small`, default), or 769 and 1025 px (`large`). */
  slideSize?: 'small' | 'large' | undefined;
  /** Milliseconds between automatic advances; adds a pause button. Default: no automatic advance. */
  autoAdvanceMs?: number | undefined;
  /** `false` suspends the advance, e.g. while a video plays. Default `true`. */
  playing?: boolean | undefined;
  /** Called with the indices of the slides in view whenever they change. */
  onVisibleChange?: ((visible: readonly number[]) => void) | undefined;
  labels?: PartialLabels<CarouselLabels> | undefined;
}

const defaultPerView = { narrow: 1, medium: 2, wide: 3 } as const;

/**
 * Slides in a row, after the APG carousel pattern; without JavaScript a list that scrolls and snaps. Renders nothing
 * without slides. `ref` is the `<section>`.
 *
 * A page's own script may advance it before hydration: the section carries `data-auto-advance`
 * (milliseconds), its last child is the track that scrolls, and the track's children are the slides.
 */
export function Carousel({
  label,
  children,
  slidesPerView = defaultPerView,
  slideSize = 'small',
  autoAdvanceMs = 0,
  playing = true,
  onVisibleChange,
  labels: ownLabels,
  ...rest
}: CarouselProps) {
  requireName('Carousel', 'label', label);
  requireKnown('Carousel', 'slideSize', slideSize, styles.slideSizes);
  const labels = useLabels('carousel', defaultLabels, ownLabels);
  const slides = shownChildren(children);
  const count = slides.length;
  // Texts have no keys, and keep their place.
  const keys = slides.map((slide, index) => `${(slide as { key?: string | null }).key ?? index}`);
  const slideKeys = keys.join();
  const everyMs = autoAdvanceMs > 0 && count > 1 ? autoAdvanceMs : undefined;

  const trackRef = useRef<HTMLDivElement>(null);
  const [focusedSlide, setFocusedSlide] = useState<string>();
  const visible = useVisibleSlides(trackRef, slideKeys, onVisibleChange);
  const { moveBy, onKeyDown, stop } = useSlideMoves(trackRef);
  const rotation = useRotation({ trackRef, slideKeys, everyMs, playing, advance: () => moveBy(1) });

  if (count === 0) return null;

  const { narrow, medium, wide } = slidesPerView;
  const control = (name: string, icon: ReactNode, onClick: () => void) => (
    <button type="button" className={styles.control} aria-label={name} onClick={onClick}>
      {icon}
    </button>
  );
  return (
    <section
      {...rest}
      {...rotation.handlers}
      aria-roledescription={labels.carousel}
      aria-label={label}
      className={cx(
        styles.root,
        styles.narrow[narrow],
        styles.medium[medium],
        styles.wide[wide],
        styles.slideSizes[slideSize],
        rest.className,
      )}
      data-auto-advance={everyMs}
    >
      {count > narrow && (
        <div
          className={cx(
            styles.controls,
            // Decided by CSS from the width, so that the server's HTML and the browser's are the same.
            count <= medium && styles.unneeded.medium,
            count <= wide && styles.unneeded.wide,
          )}
        >
          {everyMs &&
            control(
              rotation.paused ? labels.play : labels.pause,
              rotation.paused ? <IconPlay /> : <IconPause />,
              rotation.toggle,
            )}
          {/* The rail that shows the position. */}
          <span className={cx(styles.rail, !visible && styles.railAtStart)} aria-hidden="true">
            {slides.map((_, index) => (
              <span
                key={index}
                className={cx(styles.tick, visible?.includes(index) && styles.litTick)}
              />
            ))}
          </span>
          {control(labels.previous, <IconChevronLeft />, () => moveBy(-1))}
          {control(labels.next, <IconChevronRight />, () => moveBy(1))}
        </div>
      )}
      <div
        ref={trackRef}
        className={styles.track}
        role="group"
        aria-label={labels.slides}
        aria-live={rotation.rotating ? 'off' : 'polite'}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => setFocusedSlide(undefined)}
        onWheel={stop}
        onPointerDown={stop}
        onTouchStart={stop}
      >
        {slides.map((slide, index) => (
          <div
            key={keys[index]}
            className={styles.slide}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={labels.position(index + 1, count)}
            onFocus={() => setFocusedSlide(keys[index])}
            // Focus in a slide must not be lost when the slide scrolls away.
            inert={
              visible !== undefined && !visible.includes(index) && focusedSlide !== keys[index]
            }
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}
