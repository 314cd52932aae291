import type { ReactNode } from 'react';
import { cx } from '../../internal/attributes.ts';
import { IconChevronLeft, IconChevronRight, IconPause, IconPlay } from '../Icon/icons.tsx';
import * as styles from './Carousel.css.ts';
import type { CarouselLabels } from './carouselLabels.ts';

interface CarouselControlsProps {
  labels: CarouselLabels;
  /** Number of slides. */
  count: number;
  slidesPerView: { narrow: number; medium: number; wide: number };
  /** Indices of the slides in view; `undefined` until the browser has reported them. */
  visible: readonly number[] | undefined;
  /** `undefined`: the carousel does not advance automatically, so there is nothing to pause. */
  pause: { paused: boolean; toggle: () => void } | undefined;
  moveBy: (step: 1 | -1) => void;
}

/** Pause (first in the tab order), the rail that shows the position, previous and next. */
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
        // Decided by CSS from the width, so that the server's HTML and the browser's are the same.
        count <= medium && styles.unneeded.medium,
        count <= wide && styles.unneeded.wide,
      )}
    >
      {pause &&
        control(
          pause.paused ? labels.play : labels.pause,
          pause.paused ? <IconPlay /> : <IconPause />,
          pause.toggle,
        )}
      <span className={cx(styles.rail, !visible && styles.railAtStart)} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span
            key={index}
            className={cx(styles.tick, visible?.includes(index) && styles.litTick)}
          />
        ))}
      </span>
      {control(labels.previous, <IconChevronLeft />, () => moveBy(-1))}
      {control(labels.next, <IconChevronRight />, () => moveBy(1))}
    </div>
  );
}

const control = (label: string, icon: ReactNode, onClick: () => void) => (
  <button type="button" className={styles.control} aria-label={label} onClick={onClick}>
    {icon}
  </button>
);
