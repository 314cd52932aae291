import { useId } from 'react';
import type { ReactNode } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { cx } from '../../internal/cx.ts';
import { requireName } from '../../internal/devWarning.ts';
import { useLabels } from '../../internal/hooks/useLabels.ts';
import { useDates } from '../../internal/text/useDates.ts';
import { useUi } from '../../internal/uiContext.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import * as field from '../TextField/Field.css.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import { AnswerText, Words } from './AnswerText.tsx';
import * as styles from './Question.css.ts';
import { letters, questionLabels, verdictOf } from './questionLabels.ts';
import type { QuestionLabels, QuestionLetter, Verdict } from './questionLabels.ts';
import { Mark } from './Verdict.tsx';

/** What a question says. */
export interface QuestionContent {
  /** Its text, up to the statements if it lists any. */
  stem: string;
  /** Numbered from 1, as the options name them: 'Only 1 and 2'. */
  statements?: readonly string[] | undefined;
  /** What is asked of the statements, below them. */
  line?: string | undefined;
  /** Four, for (a) to (d). */
  options: readonly string[];
  /** The right one. Left out: not known, nothing is checked. */
  answer?: QuestionLetter | undefined;
  /** Folded away with the answer, with links to what to read. A string is one paragraph. */
  explanation?: ReactNode;
  /** The key was changed, or with `dropped` the question counts no more. `on` is a day, `2026-11-20`. */
  correction?: { on: string; text?: string | undefined; dropped?: boolean | undefined } | undefined;
  /** Of the question, where it is not the page's. Default: by its letters, English or Hindi. */
  lang?: string | undefined;
  /** Which way its text runs. Default: as the page. */
  dir?: 'ltr' | 'rtl' | undefined;
}

export interface QuestionProps
  extends QuestionContent, UiProps, RootAttributes<HTMLFieldSetElement> {
  /** The key of the answer in the form's data: `a` to `d`, or empty. */
  name: string;
  /** From 1. */
  number: number;
  total: number;
  /** What is chosen at first; with `checked`, what is judged. */
  value?: QuestionLetter | undefined;
  /** Says whether `value` is right, marks the options, and opens the explanation. Default `false`. */
  checked?: boolean | undefined;
  labels?: Partial<QuestionLabels> | undefined;
}

/** What an option says of itself, and with which sign. */
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
 * One question of an examination with four options, as native radios in a form of yours; without
 * JavaScript too. Its legend is short, for it is read before every option: the text is the group's
 * description. `ref` is the `<fieldset>`.
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
  const { dayText } = useDates(ui);
  const textId = useId();
  const verdict = checked ? verdictOf({ answer, correction }, value) : undefined;
  const own = { lang, dir };
  const words = (said: string) => <Words text={said} lang={lang} ui={ui} />;
  const correctionNote = correction && (
    <p className={styles.correction}>
      {text[correction.dropped ? 'droppedOn' : 'correctedOn'](dayText(correction.on))}{' '}
      {correction.text !== undefined && <Words text={correction.text} ui={ui} />}
    </p>
  );
  // What the key said before would help to guess.
  const isToldBefore = checked || correction?.dropped;
  return (
    <fieldset aria-describedby={textId} {...rest} className={cx(styles.question, rest.className)}>
      <legend className={styles.legend}>
        {text.legend(number.toLocaleString(locale), total.toLocaleString(locale))}
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
                {/* Written out: no description holds what CSS counts, and the options name it. */}
                {words(`${index + 1}. ${statement}`)}
              </li>
            ))}
          </ol>
        )}
        {line !== undefined && <p {...own}>{words(line)}</p>}
      </div>
      <div className={styles.options}>
        {options.map((option, index) => {
          const letter = letters[index] ?? 'd';
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
              <span className={field.choiceText}>
                <span {...own} className={styles.option}>
                  {words(`(${letter}) ${option}`)}
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
      {(answer !== undefined || explanation !== undefined) && (
        <Disclosure summary={text.explanation} defaultOpen={checked} className={styles.answer}>
          {!isToldBefore && correctionNote}
          <AnswerText {...{ options, answer, explanation, lang, dir, ui }} label={text.answer} />
        </Disclosure>
      )}
    </fieldset>
  );
}
