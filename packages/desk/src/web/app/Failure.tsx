import type { AskError } from './ask.ts';
import { DoneNotice } from './DoneNotice.tsx';
import { Said } from './Said.tsx';
import { useWords } from './words/words.ts';

export function Failure({ error: { kind, message } }: { error: AskError }) {
  const words = useWords();
  return (
    <DoneNotice tone="danger" heading={kind === 'refused' ? words.failed : words[kind].heading}>
      {kind === 'refused' ? <Said>{message}</Said> : words[kind].text}
    </DoneNotice>
  );
}
