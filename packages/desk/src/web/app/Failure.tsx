import { Notice } from '@setu/ui';
import type { AskError } from './ask.ts';
import { useWords } from './words/words.ts';

export function Failure({ error: { kind, message } }: { error: AskError }) {
  const words = useWords();
  const said = kind === 'refused' ? { heading: words.failed, text: message } : words[kind];
  return (
    <Notice tone="danger" heading={said.heading} live="assertive">
      {said.text}
    </Notice>
  );
}
