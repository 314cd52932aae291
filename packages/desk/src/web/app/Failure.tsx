import type { AskError } from './ask.ts';
import { DoneNotice } from './DoneNotice.tsx';
import { useWords } from './words/words.ts';

export function Failure({ error: { kind, message } }: { error: AskError }) {
  const words = useWords();
  const said = kind === 'refused' ? { heading: words.failed, text: message } : words[kind];
  return (
    <DoneNotice tone="danger" heading={said.heading}>
      {said.text}
    </DoneNotice>
  );
}
