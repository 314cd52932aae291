import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './QuestionSheet.css.ts';
import type { SheetTimer, SheetTimerStore } from './QuestionSheet.tsx';
import type { QuestionSheetLabels } from './questionSheetLabels.ts';

interface TimerProps {
  /** The time that the examination allows. */
  seconds: number;
  store: SheetTimerStore | undefined;
  text: QuestionSheetLabels;
  locale: string;
}

const small = { variant: 'secondary', size: 'sm' } as const;

/** A clock that ends nothing (WCAG 2.2.1); announced at its start, half-way, in its last minute and at its end. */
export function Timer({ seconds, store, text, locale }: TimerProps) {
  const [timer, set] = useTimer(store);
  const { total, at, hidden, isPressed } = timer;
  // Whole seconds.
  const left = Math.ceil(timer.left / 1000);
  // When the time is up, two buttons go, one of which may have the focus: the last one takes it over.
  const lastButton = useRef<HTMLButtonElement>(null);
  const losesFocus = useRef(false);
  const mayGo = (button: HTMLButtonElement | null) => {
    losesFocus.current = false;
    return () => {
      losesFocus.current ||= button === document.activeElement;
    };
  };
  const isOver = left === 0;
  useLayoutEffect(() => {
    if (isOver && losesFocus.current) lastButton.current?.focus();
    // Once, although `Activity` may show it again.
    losesFocus.current = false;
  }, [isOver]);
  const write = (number: number, minimumIntegerDigits = 1) =>
    number.toLocaleString(locale, { minimumIntegerDigits });
  const words = (time: number) => text.minutes(Math.floor(time / 60), time % 60, write);
  const begin = (time: number) => set({ total: time, left: time * 1000, at: Date.now() });
  const longer = Math.round((seconds * 4) / 3);

  if (total === 0) {
    return (
      <div role="group" aria-label={text.timer} className={styles.timer}>
        <span>{text.timer}</span>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces the button that stopped the timer */}
        <Button {...small} autoFocus={isPressed} onClick={() => begin(seconds)}>
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
  const says = !hidden && passed - left <= 10;
  return (
    <div role="group" aria-label={text.timer} className={styles.running}>
      {left > 0 && !hidden && (
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
          <Button
            {...small}
            ref={mayGo}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces the button that started the timer
            autoFocus={isPressed}
            onClick={() => set({ ...timer, at: at ? 0 : Date.now() })}
          >
            {at ? text.pause : text.resume}
          </Button>
          <Button {...small} ref={mayGo} onClick={() => set({ ...timer, hidden: !hidden })}>
            {hidden ? text.show : text.hide}
          </Button>
        </>
      )}
      <Button {...small} ref={lastButton} onClick={() => set(unused)}>
        {text.stop}
      </Button>
    </div>
  );
}

const unused: SheetTimer = { total: 0, left: 0, at: 0 };

/** Counts by the clock, because intervals run late in a background tab, and not at all in a page that is put back. */
function useTimer(store: SheetTimerStore | undefined) {
  const [timer, setTimer] = useState<SheetTimer & { isPressed?: boolean }>(unused);
  const runs = timer.at > 0 && timer.left > 0;
  useEffect(() => {
    const kept = store?.read();
    // Nothing was pressed that gives it the focus.
    // oxlint-disable-next-line react/set-state-in-effect -- the server's page has no timer
    if (kept) setTimer({ ...tick(kept), isPressed: false });
  }, [store]);
  useEffect(() => {
    if (!runs) return undefined;
    const ticking = setInterval(() => setTimer(tick), 1000);
    return () => clearInterval(ticking);
  }, [runs]);
  const set = (next: SheetTimer) => {
    store?.write(next);
    setTimer({ ...next, isPressed: true });
  };
  return [timer, set] as const;
}

/** Takes off the time since the last tick; none where the clock was set back in between, or it is paused. */
function tick<Timer extends SheetTimer>(timer: Timer): Timer {
  const { left, at } = timer;
  const now = at && Date.now();
  return { ...timer, left: Math.max(0, left - Math.max(0, now - at)), at: now };
}
