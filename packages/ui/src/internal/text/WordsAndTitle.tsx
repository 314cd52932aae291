import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import type { OwnUi } from '../uiContext.ts';
import { DevanagariRuns } from './DevanagariRuns.tsx';

interface WordsAndTitleProps {
  /** What is seen. */
  words: string;
  /** What is heard: the words with the title. */
  name: string;
  title: string;
  ui?: OwnUi | undefined;
}

/** The words of a button or link that is named with a title, each in its language, which an `aria-label` cannot say. */
export function WordsAndTitle({ words, name, title, ui }: WordsAndTitleProps) {
  const [before, ...after] = name.split(title);
  return (
    <>
      <span aria-hidden>{words}</span>
      <span className={visuallyHidden}>
        {before}
        {after.length > 0 && <DevanagariRuns text={title} ui={ui} />}
        {after.join(title)}
      </span>
    </>
  );
}
