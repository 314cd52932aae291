import { useDates } from '../../internal/text/useDates.ts';
import { useLabels } from '../../internal/hooks/useLabels.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import { Words } from './AnswerText.tsx';
import type { QuestionContent } from './Question.tsx';
import * as styles from './Question.css.ts';
import { questionLabels } from './questionLabels.ts';
import type { QuestionLabels } from './questionLabels.ts';

interface CorrectionNoteProps extends UiProps {
  correction: NonNullable<QuestionContent['correction']>;
  labels?: Partial<QuestionLabels> | undefined;
}

/** When, and why, the answer key was changed or the question dropped. */
export function CorrectionNote({
  correction: { on, text, dropped },
  labels,
  ui,
}: CorrectionNoteProps) {
  const own = useLabels('question', questionLabels, labels, ui);
  const dateText = useDates(ui);
  return (
    <p className={styles.correction}>
      {own[dropped ? 'droppedOn' : 'correctedOn'](dateText(on))}{' '}
      {text !== undefined && <Words text={text} ui={ui} />}
    </p>
  );
}
