'use client';
import { cx } from '../../internal/cx.ts';
import { IconChevronLeft, IconChevronRight, IconPause, IconPlay } from '../Icon/icons.tsx';
import * as styles from './Carousel.css.ts';
import type { CarouselLabels } from './carouselLabels.ts';

interface CarouselControlsProps {
  labels: CarouselLabels;
  /** How many slides there are. */
  count: number;
  slidesPerView: { narrow: number; medium: number; wide: number };
  /** `undefined` until the browser has said so. */
  visible: readonly number[] | undefined;
  /** `undefined`: it does not advance by itself, and there is nothing to pause. */
  pause: { paused: boolean; toggle: () => void } | undefined;
  moveBy: (step: 1 | -1) => void;
}

/** Pause, which comes first in the tab order, the rail that says where one is, previous and next. */
export function CarouselControls({
  labels,
  count,
  slidesPerView: { narrow, medium, wide },
  visible,
  pause,
  moveBy,
}: CarouselControlsProps) {
  if (count <= narrow) return null;
  return (
    <div
      className={cx(
        styles.controls,
        // Known by width alone, so that the server's page and the browser's are the same.
        count <= medium && styles.unneeded.medium,
        count <= wide && styles.unneeded.wide,
      )}
    >
      {pause && (
        <button
          type="button"
          className={styles.control}
          aria-label={pause.paused ? labels.play : labels.pause}
          onClick={pause.toggle}
        >
          {pause.paused ? <IconPlay /> : <IconPause />}
        </button>
      )}
      <span className={cx(styles.rail, !visible && styles.railAtStart)} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span
            key={index}
            className={cx(styles.tick, visible?.includes(index) && styles.litTick)}
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
  );
}
