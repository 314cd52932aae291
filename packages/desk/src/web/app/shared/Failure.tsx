import type { AskError } from './ask.ts';
import { DoneNotice } from './DoneNotice.tsx';
import { Said } from './Said.tsx';
import { useWords } from '../words/words.ts';

interface FailureProps {
  error: AskError;
  /** What failed, to be done once more. */
  again?: () => void;
}

export function Failure({ error: { kind, message }, again }: FailureProps) {
  const words = useWords();
  return (
    <DoneNotice
      tone="danger"
      heading={kind === 'refused' ? words.failed : words[kind].heading}
      actions={again && [{ label: words.again, onClick: again }]}
    >
      {kind === 'refused' ? <Said>{message}</Said> : words[kind].text}
    </DoneNotice>
  );
}
