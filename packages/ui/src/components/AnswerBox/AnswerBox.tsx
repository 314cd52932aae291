'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { useUi } from '../../internal/uiContext.ts';
import { formatNumber } from '../../internal/text/formatNumber.ts';
import { countWordsByScript } from '../../internal/text/countWordsByScript.ts';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './AnswerBox.css.ts';

const defaultLabels = {
  /** The label of the field. */
  label: 'Your answer',
  /** The word count, as the field's hint. Default '128 of 150 words'; `write` writes a number in the locale. */
  words: (count: number, limit: number, write: (number: number) => string) =>
    `${write(count)} of ${write(limit)} words`,
  /** The word count above the limit. Default '162 of 150 words: 12 too many'. */
  tooMany: (count: number, limit: number, over: number, write: (number: number) => string) =>
    `${write(count)} of ${write(limit)} words: ${write(over)} too many`,
};

export type AnswerBoxLabels = typeof defaultLabels;

/** Storage for an unfinished answer. None of its methods may throw. */
export interface AnswerDraft {
  read: () => string | undefined;
  write: (text: string) => void;
}

export interface AnswerBoxProps extends RootAttributes<HTMLDivElement> {
  /** Shown above the field, as its description, and printed with the answer. */
  question: string;
  /** The maximum number of words in the examination. A longer answer is counted, never cut off. */
  limit: number;
  /** Pass the same object on each render, and with another question's draft another `key`. */
  draft?: AnswerDraft | undefined;
  labels?: PartialLabels<AnswerBoxLabels> | undefined;
}

/** The count is announced each time it passes a multiple of this. */
const step = 50;

/** A question with a field for the answer, kept on the device or printed, and a word count. `ref` is the `<div>`. */
export function AnswerBox({ question, limit, draft, labels, ...rest }: AnswerBoxProps) {
  requireName('AnswerBox', 'question', question);
  const text = useLabels('answerBox', defaultLabels, labels);
  const { locale } = useUi();
  const field = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState('');
  const questionId = useId();
  /** The draft as this box has last read or written it. */
  const taken = useRef('');

  useEffect(() => {
    const control = field.current as HTMLTextAreaElement;
    const [older, typed] = [draft?.read() ?? '', control.value];
    if (typed === taken.current || older.startsWith(typed)) control.value = older;
    else {
      // Typed before hydration, below a draft that the visitor could not see: both are kept.
      if (!typed.startsWith(older)) control.value = `${older}\n\n${typed}`;
      draft?.write(control.value);
    }
    setWritten(control.value);
    taken.current = draft?.read() ?? '';
    // A box that is not in use takes over what another tab has written, also during the back/forward cache.
    const follow = () => {
      const isInUse = document.activeElement === control && document.hasFocus();
      if (!draft || control.value !== taken.current || isInUse) return;
      taken.current = draft.read() ?? '';
      control.value = taken.current;
      setWritten(taken.current);
    };
    const events = ['storage', 'pageshow'];
    for (const event of events) window.addEventListener(event, follow);
    return () => events.forEach((event) => window.removeEventListener(event, follow));
  }, [draft]);

  const { latin, devanagari } = countWordsByScript(written);
  const count = latin + devanagari;
  const say = (words: number) => {
    const over = words - limit;
    const write = (number: number) => formatNumber(number, locale);
    return over > 0 ? text.tooMany(words, limit, over, write) : text.words(words, limit, write);
  };
  const passed = count > limit ? limit + 1 : count - (count % step);
  const [said, setSaid] = useState({ passed: 0, count: 0 });
  if (said.passed !== passed) setSaid({ passed, count });

  return (
    <div {...rest} className={cx(styles.box, rest.className)}>
      <p id={questionId} className={styles.question}>
        <DevanagariRuns text={question} />
      </p>
      {/* A printed field shows only the text that fits into it. */}
      {written !== '' && <p className={styles.paper}>{written}</p>}
      <TextField
        multiline
        ref={field}
        rows={8}
        label={text.label}
        hint={say(count)}
        aria-describedby={questionId}
        onChange={({ target }) => {
          const older = draft?.read() ?? '';
          // Another tab has written more than is seen here: both are kept.
          if (older !== taken.current && !target.value.startsWith(older))
            target.value = `${older}\n\n${target.value}`;
          setWritten(target.value);
          draft?.write(target.value);
          // What is not stored, or not whole, is seen here alone.
          taken.current = draft?.read() ?? '';
        }}
      />
      <div className={visuallyHidden} role="status">
        {passed > 0 && say(said.count)}
      </div>
    </div>
  );
}
