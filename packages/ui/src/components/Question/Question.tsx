import { type ReactNode, useId } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { useUi } from '../../internal/uiContext.ts';
import { formatNumber } from '../../internal/text/formatNumber.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import * as field from '../TextField/Field.css.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import { AnswerText, Correction, Words } from './AnswerText.tsx';
import * as styles from './Question.css.ts';
import { letters, questionLabels, verdictOf } from './questionLabels.ts';
import type { QuestionLabels, QuestionLetter, Verdict } from './questionLabels.ts';
import { Mark } from './Verdict.tsx';

export interface QuestionContent {
  /** Its text, up to the statements if it lists any. */
  stem: string;
  /** Numbered from 1, as the options name them: 'Only 1 and 2'. */
  statements?: readonly string[] | undefined;
  /** The question about the statements, below them. */
  line?: string | undefined;
  /** For (a) to (d). */
  options: readonly [string, string, string, string];
  /** The right option. Left out: not known, and checked as if the question were dropped. */
  answer?: QuestionLetter | undefined;
  /** Folded with the answer; may link to further reading. A string is one paragraph. */
  explanation?: ReactNode;
  /** The answer key was changed, or with `dropped` the question no longer counts. `on` is a day, `2026-11-20`. */
  correction?: { on: string; text?: string | undefined; dropped?: boolean | undefined } | undefined;
  /** Language of the question, if other than the page's. Default: English or Hindi, by its letters. */
  lang?: string | undefined;
  /** Direction of its text. Default: the page's. */
  dir?: 'ltr' | 'rtl' | undefined;
}

export interface QuestionProps
  extends QuestionContent, UiProps, Omit<RootAttributes<HTMLFieldSetElement>, 'lang' | 'dir'> {
  /** The key of the answer in the form's data: `a` to `d`, or empty. */
  name: string;
  /** From 1. */
  number: number;
  /** How many questions the sheet has. */
  total: number;
  /** The option chosen at first; with `checked`, the answer to judge. */
  value?: QuestionLetter | undefined;
  /** Says whether `value` is right, marks the options, and opens the explanation. Default `false`. */
  checked?: boolean | undefined;
  labels?: PartialLabels<QuestionLabels> | undefined;
}

/** The marks of an option, each with the verdict whose sign it shows. */
const marks = {
  chosenRight: 'right',
  chosenWrong: 'wrong',
  chosen: 'dropped',
  rightAnswer: 'right',
} as const;

function markOf(
  verdict: Verdict,
  isChosen: boolean,
  isAnswer: boolean,
): keyof typeof marks | undefined {
  if (verdict === 'dropped') return isChosen ? 'chosen' : undefined;
  if (isChosen) return isAnswer ? 'chosenRight' : 'chosenWrong';
  return isAnswer ? 'rightAnswer' : undefined;
}

/**
 * One question of an examination with four options, as native radios in a form of yours; works without JavaScript. The
 * legend is short because it is read before every option. `ref` is the `<fieldset>`.
 */
export function Question({
  name,
  number,
  total,
  value,
  checked = false,
  labels,
  ui,
  stem,
  statements = [],
  line,
  options,
  answer,
  explanation,
  correction,
  lang,
  dir,
  ...rest
}: QuestionProps) {
  requireName('Question', 'stem', stem);
  const text = useLabels('question', questionLabels, labels, ui);
  const { locale } = useUi(ui);
  const textId = useId();
  const verdict = checked ? verdictOf({ answer, correction }, value) : undefined;
  const own = { lang, dir };
  const words = (said: string) => <Words text={said} lang={lang} ui={ui} />;
  const correctionNote = <Correction correction={correction} text={text} ui={ui} />;
  // Before checking, the correction is folded with the answer: it would help to guess.
  const isToldBefore = checked || correction?.dropped;
  return (
    <fieldset aria-describedby={textId} {...rest} className={cx(styles.question, rest.className)}>
      <legend className={styles.legend}>
        {text.legend(formatNumber(number, locale), formatNumber(total, locale))}
      </legend>
      <div id={textId} className={styles.text}>
        {verdict && (
          <p>
            <Mark verdict={verdict}>{text[verdict]}</Mark>
          </p>
        )}
        {isToldBefore && correctionNote}
        <p {...own}>{words(stem)}</p>
        {statements.length > 0 && (
          <ol {...own} className={styles.statements}>
            {statements.map((statement, index) => (
              <li key={index} className={styles.statement}>
                {/* Written out: descriptions leave out CSS counters, and the options refer to the number. */}
                {words(`${index + 1}. ${statement}`)}
              </li>
            ))}
          </ol>
        )}
        {line !== undefined && <p {...own}>{words(line)}</p>}
      </div>
      <div className={styles.options}>
        {letters.map((letter, index) => {
          const mark = verdict && markOf(verdict, letter === value, letter === answer);
          return (
            <label key={letter} className={mark ? styles.marked[mark] : field.choiceBoxed}>
              <input
                type="radio"
                name={name}
                value={letter}
                defaultChecked={value === letter}
                className={field.tickInBox}
              />
              <span className={field.words}>
                <span {...own} className={styles.option}>
                  {words(`(${letter}) ${options[index] ?? ''}`)}
                </span>
                {mark && (
                  <>
                    {' '}
                    <Mark verdict={marks[mark]}>{text[mark]}</Mark>
                  </>
                )}
              </span>
            </label>
          );
        })}
        <label className={styles.clear}>
          <input type="radio" name={name} value="" className={field.tick} />
          {text.clear}
        </label>
      </div>
      {((answer && !correction?.dropped) || explanation !== undefined) && (
        <Disclosure summary={text.explanation} defaultOpen={checked} className={styles.answer}>
          {!isToldBefore && correctionNote}
          <AnswerText
            {...{ options, answer, explanation, correction, lang, dir, ui }}
            label={text.answer}
          />
        </Disclosure>
      )}
    </fieldset>
  );
}
