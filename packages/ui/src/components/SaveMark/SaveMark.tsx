'use client';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { Button } from '../Button/Button.tsx';
import { IconBookmark } from '../Icon/icons.tsx';
import { WordsAndTitle } from '../../internal/text/WordsAndTitle.tsx';
import * as styles from './SaveMark.css.ts';

const defaultLabels = {
  save: 'Save',
  /** The accessible name. Default 'Save: The Money Bill'. */
  name: (save: string, title: string) => `${save}: ${title}`,
};

export type SaveMarkLabels = typeof defaultLabels;

export interface SaveMarkProps extends RootAttributes<HTMLButtonElement> {
  title: string;
  /** `false` on the server, which cannot know. */
  saved: boolean;
  onSavedChange: (saved: boolean) => void;
  labels?: PartialLabels<SaveMarkLabels> | undefined;
}

/** A toggle button that marks an article or a question; its parent stores what is saved. `ref` is the `<button>`. */
export function SaveMark({ title, saved, onSavedChange, labels, ...rest }: SaveMarkProps) {
  requireName('SaveMark', 'title', title);
  const text = useLabels('saveMark', defaultLabels, labels);
  return (
    <Button
      {...rest}
      variant="secondary"
      size="sm"
      icon={<IconBookmark filled={saved} />}
      aria-pressed={saved}
      onClick={() => onSavedChange(!saved)}
      className={cx(styles.mark, rest.className)}
    >
      <WordsAndTitle words={text.save} name={text.name(text.save, title)} title={title} />
    </Button>
  );
}
