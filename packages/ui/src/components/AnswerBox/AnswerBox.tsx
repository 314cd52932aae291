'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import type { RootAttributes } from '../../internal/attributes.ts';
import { cx } from '../../internal/cx.ts';
import { requireName } from '../../internal/devWarning.ts';
import { useLabels } from '../../internal/hooks/useLabels.ts';
import { StatusRegion } from '../../internal/status/StatusRegion.tsx';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { useUi } from '../../internal/uiContext.ts';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './AnswerBox.css.ts';
import { countWords } from './countWords.ts';

export interface AnswerBoxLabels {
  /** Of the field. Default 'Your answer'. */
  label: string;
  /** Beside it. Default '128 of 150 words'. */
  words: (count: string, limit: string) => string;
  /** The same above the limit. Default '162 of 150 words: 12 too many'. */
  tooMany: (count: string, limit: string, over: string) => string;
}

const english: AnswerBoxLabels = {
  label: 'Your answer',
  words: (count, limit) => `${count} of ${limit} words`,
  tooMany: (count, limit, over) => `${count} of ${limit} words: ${over} too many`,
};

/** Where an answer is kept while it is written. None of it may throw. */
export interface AnswerDraft {
  read: () => string | undefined;
  write: (text: string) => void;
}

export interface AnswerBoxProps extends RootAttributes<HTMLDivElement> {
  /** Stands above the field, describes it, and is printed with the answer. */
  question: string;
  /** How many words the examination allows. More can be written: it is counted, nothing is cut off. */
  limit: number;
  /** Read into the empty field once React is there, written at each change. The same object at each render. */
  draft?: AnswerDraft | undefined;
  labels?: Partial<AnswerBoxLabels> | undefined;
}

/** So many words more, and the count is announced. */
const step = 50;

/**
 * A question to answer in words, which are counted. Sends nothing: it is for paper, and for a draft on the
 * device. Without JavaScript it can be written in and printed. `ref` is the root `<div>`.
 */
export function AnswerBox({ question, limit, draft, labels, ...rest }: AnswerBoxProps) {
  requireName('AnswerBox', 'question', question);
  const text = useLabels('answerBox', english, labels);
  const { locale } = useUi();
  const field = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState('');
  const questionId = useId();

  useEffect(() => {
    const control = field.current as HTMLTextAreaElement;
    // Something may have been typed before React came.
    if (control.value === '') control.value = draft?.read() ?? '';
    setWritten(control.value);
  }, [draft]);

  const count = countWords(written, locale);
  const say = (words: number) => {
    const over = words - limit;
    const [all, most] = [words.toLocaleString(locale), limit.toLocaleString(locale)];
    return over > 0 ? text.tooMany(all, most, over.toLocaleString(locale)) : text.words(all, most);
  };
  const passed = count > limit ? limit + 1 : count - (count % step);

  return (
    <div {...rest} className={cx(styles.box, rest.className)}>
      <p id={questionId} className={styles.question}>
        <DevanagariRuns text={question} />
      </p>
      {/* A field shows on paper what fits into it. */}
      {written !== '' && <p className={styles.paper}>{written}</p>}
      <TextField
        multiline
        ref={field}
        rows={8}
        label={text.label}
        hint={say(count)}
        aria-describedby={questionId}
        onChange={({ target }) => {
          setWritten(target.value);
          draft?.write(target.value);
        }}
      />
      <StatusRegion className={visuallyHidden}>{passed > 0 && say(passed)}</StatusRegion>
    </div>
  );
}
