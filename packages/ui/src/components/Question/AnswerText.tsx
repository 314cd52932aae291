import type { ReactNode } from 'react';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { useDates } from '../../internal/text/useDates.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import type { QuestionContent } from './Question.tsx';
import * as styles from './Question.css.ts';
import { type QuestionLabels, letters } from './questionLabels.ts';

interface WordsProps extends UiProps {
  text: string;
  /** Language of the text, which the element around it states. */
  lang?: string | undefined;
}

/** An author's text. Without `lang`, its letters decide the language. */
export function Words({ text, lang, ui }: WordsProps): ReactNode {
  return lang === undefined ? <DevanagariRuns text={text} ui={ui} /> : text;
}

interface CorrectionProps extends UiProps, Pick<QuestionContent, 'correction'> {
  text: Pick<QuestionLabels, 'correctedOn' | 'droppedOn'>;
}

/** That the key was changed, or the question dropped, with the day. */
export function Correction({ correction, text, ui }: CorrectionProps): ReactNode {
  const dateText = useDates(ui);
  return (
    correction && (
      <p className={styles.correction}>
        {text[correction.dropped ? 'droppedOn' : 'correctedOn'](dateText(correction.on))}{' '}
        {correction.text !== undefined && <Words text={correction.text} ui={ui} />}
      </p>
    )
  );
}

interface AnswerTextProps
  extends
    UiProps,
    Pick<QuestionContent, 'options' | 'answer' | 'explanation' | 'correction' | 'lang' | 'dir'> {
  label: string;
}

/** The right option, which a dropped question has not, and the explanation. */
export function AnswerText({
  label,
  options,
  answer,
  explanation,
  correction,
  lang,
  dir,
  ui,
}: AnswerTextProps) {
  const right = answer && !correction?.dropped ? options[letters.indexOf(answer)] : undefined;
  return (
    <div className={styles.text}>
      {right !== undefined && (
        <p>
          {label}{' '}
          <b lang={lang} dir={dir}>
            <Words text={`(${answer}) ${right}`} lang={lang} ui={ui} />
          </b>
        </p>
      )}
      {typeof explanation === 'string' ? (
        <p lang={lang} dir={dir}>
          <Words text={explanation} lang={lang} ui={ui} />
        </p>
      ) : (
        explanation
      )}
    </div>
  );
}
