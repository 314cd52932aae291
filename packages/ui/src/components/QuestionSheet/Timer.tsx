import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './QuestionSheet.css.ts';
import type { QuestionSheetLabels } from './questionSheetLabels.ts';

interface TimerProps {
  /** The time that the examination allows. */
  seconds: number;
  text: QuestionSheetLabels;
  locale: string;
}

const small = { variant: 'secondary', size: 'sm' } as const;

/** A clock that ends nothing (WCAG 2.2.1); announced at its start, half-way, in its last minute and at its end. */
export function Timer({ seconds, text, locale }: TimerProps) {
  const [total, setTotal] = useState<number>();
  const [isHidden, setHidden] = useState(false);
  const [wasStopped, setStopped] = useState(false);
  const { left, isPaused, start, pause, resume } = useCountdown();
  const labelId = useId();
  // When the time is up, two buttons go, one of which may have the focus: the last one takes it over.
  const lastButton = useRef<HTMLButtonElement>(null);
  const losesFocus = useRef(false);
  const mayGo = useCallback((button: HTMLButtonElement | null) => {
    losesFocus.current = false;
    return () => {
      losesFocus.current ||= button === document.activeElement;
    };
  }, []);
  const isOver = left === 0;
  useLayoutEffect(() => {
    if (isOver && losesFocus.current) lastButton.current?.focus();
    // Once, although `Activity` may show it again.
    losesFocus.current = false;
  }, [isOver]);
  const write = (number: number, minimumIntegerDigits = 1) =>
    number.toLocaleString(locale, { minimumIntegerDigits });
  const words = (time: number) => text.minutes(Math.floor(time / 60), time % 60, write);
  const begin = (time: number) => {
    setTotal(time);
    setHidden(false);
    start(time);
  };
  const stop = () => {
    pause();
    setStopped(true);
    setTotal(undefined);
  };
  const longer = Math.round((seconds * 4) / 3);

  if (total === undefined) {
    return (
      <div role="group" aria-labelledby={labelId} className={styles.timer}>
        <span id={labelId}>{text.timer}</span>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces the button that stopped the timer */}
        <Button {...small} autoFocus={wasStopped} onClick={() => begin(seconds)}>
          {words(seconds)}
        </Button>
        <Button {...small} onClick={() => begin(longer)}>
          {text.longer(words(longer))}
        </Button>
        {/* In the page before it has something to announce. */}
        <div key="said" role="status" />
      </div>
    );
  }
  const passed = Math.min(total, ...[60, Math.round(total / 2)].filter((time) => left <= time));
  // Only at its time: shown later, what is left would be another time.
  const says = !isHidden && passed - left <= 10;
  return (
    <div role="group" aria-label={text.timer} className={styles.running}>
      {left > 0 && !isHidden && (
        <span role="timer" className={styles.time}>
          {/* One text, which React replaces as a whole where a translator has. */}
          {`${write(Math.floor(left / 60))}:${write(left % 60, 2)} ${text.remaining}`}
        </span>
      )}
      <div key="said" role="status">
        {left > 0 ? (
          <span className={visuallyHidden}>{says ? text.said(words(passed)) : ''}</span>
        ) : (
          text.over
        )}
      </div>
      {left > 0 && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces the button that started the timer */}
          <Button {...small} ref={mayGo} autoFocus onClick={isPaused ? resume : pause}>
            {isPaused ? text.resume : text.pause}
          </Button>
          <Button {...small} ref={mayGo} onClick={() => setHidden(!isHidden)}>
            {isHidden ? text.show : text.hide}
          </Button>
        </>
      )}
      <Button {...small} ref={lastButton} onClick={stop}>
        {text.stop}
      </Button>
    </div>
  );
}

/** The whole seconds left, by the clock, because intervals run late in a background tab. */
function useCountdown() {
  const [{ left, at }, setState] = useState({ left: 0, at: 0 });
  const isPaused = at === 0;
  const isOver = left === 0;
  useEffect(() => {
    if (isPaused || isOver) return undefined;
    const ticking = setInterval(() => setState(tick), 1000);
    return () => clearInterval(ticking);
  }, [isPaused, isOver]);
  const run = (time: number) => setState({ left: time, at: Date.now() });
  return {
    left: Math.ceil(left / 1000),
    isPaused,
    start: (seconds: number) => run(seconds * 1000),
    pause: () => setState({ left, at: 0 }),
    resume: () => run(left),
  };
}

/** Takes off the time since the last tick; none where the clock was set back in between. */
function tick({ left, at }: { left: number; at: number }) {
  const now = Date.now();
  return { left: Math.max(0, left - Math.max(0, now - at)), at: now };
}
