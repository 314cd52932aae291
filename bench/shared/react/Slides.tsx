'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { IconName } from '../icons.ts';
import { Icon } from './Icon.tsx';

const everyMs = 2_000;

/** A scrolling list that advances automatically and can be paused; the browser does the scrolling. */
export function Slides({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const move = (direction: number) => {
    const { current } = list;
    if (!current) return;
    const end = current.scrollLeft + current.clientWidth >= current.scrollWidth - 1;
    const step = (current.firstElementChild?.clientWidth ?? 0) + 16;
    current.scrollTo({
      left: direction > 0 && end ? 0 : current.scrollLeft + direction * step,
      behavior: 'smooth',
    });
  };
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isPaused || still || !list.current) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const watcher = new IntersectionObserver(([entry]) => {
      clearInterval(timer);
      if (entry?.isIntersecting) timer = setInterval(() => move(1), everyMs);
    });
    watcher.observe(list.current);
    return () => {
      clearInterval(timer);
      watcher.disconnect();
    };
  }, [isPaused]);
  return (
    <>
      <div className="controls">
        <Control
          label={isPaused ? 'Start automatic slides' : 'Pause automatic slides'}
          icon={isPaused ? 'next' : 'pause'}
          onClick={() => setIsPaused(!isPaused)}
        />
        <Control label="Previous slide" icon="previous" onClick={() => move(-1)} />
        <Control label="Next slide" icon="next" onClick={() => move(1)} />
      </div>
      <div className="slides" role="group" aria-label={label} tabIndex={0} ref={list}>
        {children}
      </div>
    </>
  );
}

interface ControlProps {
  label: string;
  icon: IconName;
  onClick: () => void;
}

function Control({ label, icon, onClick }: ControlProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
