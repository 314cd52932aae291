import { focusMain } from './address.ts';
import { DoneNotice } from './DoneNotice.tsx';
import { useWords } from '../words/words.ts';

interface DroppedNoticeProps {
  heading: string;
  /** Called to bring back what was typed. */
  onBack: () => void;
}

/** Tells that typed text was dropped, within a `Status`, and offers it back. */
export function DroppedNotice({ heading, onBack }: DroppedNoticeProps) {
  const { mineBack } = useWords().article;
  const bringBack = () => {
    // The button that had the focus goes.
    focusMain();
    onBack();
  };
  return (
    <DoneNotice tone="info" heading={heading} actions={[{ label: mineBack, onClick: bringBack }]} />
  );
}
