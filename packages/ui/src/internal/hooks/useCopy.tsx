import { type ReactNode, useState } from 'react';

interface CopyLabels {
  copied: string;
  notCopied: string;
}

/** Copies text to the clipboard. `outcome` is for a status region; it goes when the text changes. */
export function useCopy(
  text: string,
  labels: CopyLabels,
): { copy: () => Promise<void>; outcome: ReactNode } {
  const [{ of, said, times }, setOutcome] = useState({ of: text, said: '', times: 0 });
  const say = (words: string) =>
    setOutcome((before) => ({ of: text, said: words, times: before.times + 1 }));
  return {
    async copy() {
      try {
        await navigator.clipboard.writeText(text);
        say(labels.copied);
      } catch {
        say(labels.notCopied);
      }
    },
    // A new key announces the same words again.
    outcome: of === text && said && <span key={times}>{said}</span>,
  };
}
