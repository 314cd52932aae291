'use client';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { useUi } from '../../internal/uiContext.ts';
import { Button } from '../Button/Button.tsx';
import { AnswerText, Correction } from '../Question/AnswerText.tsx';
import { type QuestionContent, Question } from '../Question/Question.tsx';
import { letters, questionLabels } from '../Question/questionLabels.ts';
import type { QuestionLabels, QuestionLetter } from '../Question/questionLabels.ts';
import * as styles from './QuestionSheet.css.ts';
import { type QuestionSheetLabels, questionSheetLabels } from './questionSheetLabels.ts';
import { Timer } from './Timer.tsx';

/** A question of a sheet; the sheet numbers it. */
export interface SheetQuestion extends QuestionContent {
  /** Id of the question, for links to it. Default: none. */
  id?: string | undefined;
}

/** A timer as it was left. */
export interface SheetTimer {
  /** The seconds that it was started with; 0: it was not. */
  total: number;
  /** The milliseconds that were left at the time `at`. */
  left: number;
  /** 0: it is paused. */
  at: number;
  hidden?: boolean | undefined;
}

/** Storage for a timer. None of its methods may throw. */
export interface SheetTimerStore {
  read: () => SheetTimer | undefined;
  write: (timer: SheetTimer) => void;
}

export interface QuestionSheetProps extends RootAttributes<HTMLFormElement> {
  /** The page that checks the answers, sent as `q1=b&q3=d` in its address; a cleared one is empty. */
  action: string;
  questions: readonly SheetQuestion[];
  /** The answers to check, `undefined`: left blank. A new array after each check. Default: nothing is checked yet. */
  answers?: readonly (QuestionLetter | undefined)[] | undefined;
  /** The result, a `Score`, above the questions. Takes focus after a check, and is announced. */
  score?: ReactNode;
  /** Checks without leaving the page. Default: the browser opens `action`. */
  onCheck?: ((answers: (QuestionLetter | undefined)[]) => void) | undefined;
  /** Address of a link below checked answers, to begin again. Default: no link. */
  again?: string | undefined;
  /** Offers a timer with this many seconds for each question, or a third more, e.g. 72. Default: no timer. */
  secondsPerQuestion?: number | undefined;
  /** Keeps that timer, through a reload. Default: nothing is kept. */
  timerStore?: SheetTimerStore | undefined;
  /** More content of the form, above its button. */
  children?: ReactNode;
  labels?: PartialLabels<QuestionSheetLabels> | undefined;
  questionLabels?: PartialLabels<QuestionLabels> | undefined;
}

/** Questions in one form that opens an address, which can be shared; prints the answers last. `ref` is the `<form>`. */
export function QuestionSheet({
  action,
  questions,
  answers,
  score,
  onCheck,
  again,
  secondsPerQuestion,
  timerStore,
  children,
  labels,
  questionLabels: ownQuestionLabels,
  ...rest
}: QuestionSheetProps) {
  const text = useLabels('questionSheet', questionSheetLabels, labels);
  const ofQuestion = useLabels('question', questionLabels, ownQuestionLabels);
  const { locale } = useUi();
  const outcome = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  // Questions may begin alike, with 'Consider the following statements:'.
  const sheet = JSON.stringify([action, questions], ['stem', 'statements', 'options']);
  const seconds = questions.length * (secondsPerQuestion ?? 0);
  useEffect(() => {
    if (!isAsked.current || !answers) return;
    isAsked.current = false;
    outcome.current?.focus();
  }, [answers]);

  function check(event: FormEvent<HTMLFormElement>) {
    if (!onCheck) return;
    event.preventDefault();
    isAsked.current = true;
    const data = new FormData(event.currentTarget);
    onCheck(
      questions.map((_, index) => letters.find((letter) => letter === data.get(`q${index + 1}`))),
    );
  }

  return (
    <form
      {...rest}
      action={action}
      method="get"
      // On a reload Firefox would fill the radios with the state of the sheet before, which has more controls.
      autoComplete={answers && 'off'}
      onSubmit={check}
      className={cx(styles.sheet, rest.className)}
    >
      <div role="status">
        {answers && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the requested result, at the top of its page
          <div ref={outcome} tabIndex={-1} autoFocus className={styles.outcome}>
            {score}
          </div>
        )}
      </div>
      {seconds > 0 && !answers && (
        <Timer key={sheet} seconds={seconds} store={timerStore} text={text} locale={locale} />
      )}
      {/* Remounts for other answers and questions, so that the radios show no earlier choices. */}
      <div key={`${sheet} ${answers?.join()}`} className={styles.questions}>
        {questions.map((question, index) => (
          <Question
            key={index}
            {...question}
            name={`q${index + 1}`}
            number={index + 1}
            total={questions.length}
            value={answers?.[index]}
            checked={answers !== undefined}
            labels={ownQuestionLabels}
          />
        ))}
      </div>
      {children}
      <div className={styles.actions}>
        <Button type="submit" size="lg">
          {text.check}
        </Button>
        {answers && again !== undefined && (
          <Button href={again} variant="secondary" size="lg">
            {text.again}
          </Button>
        )}
      </div>
      <section className={styles.key}>
        <h2>{text.answers}</h2>
        <ol className={styles.keyList}>
          {questions.map((question, index) => (
            <li key={index}>
              <Correction correction={question.correction} text={ofQuestion} />
              <AnswerText {...question} label={ofQuestion.answer} />
            </li>
          ))}
        </ol>
      </section>
    </form>
  );
}
