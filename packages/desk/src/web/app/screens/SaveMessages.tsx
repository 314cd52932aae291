import { today } from '@setu/data';
import { Button, Stack } from '@setu/ui';
import { useState } from 'react';
import { type Answer, ask } from '../shared/ask.ts';
import { useAttempt } from '../shared/useAttempt.tsx';
import { useWords } from '../words/words.ts';

/** Has the browser save messages as a table: all, or those that came before an instant. */
export function SaveMessages({ children, before }: { children: string; before?: string }) {
  const { messages: words, content } = useWords();
  const { attempt, failure, isBusy } = useAttempt();
  const [saved, setSaved] = useState<string>();
  return (
    <Stack gap="x2" align="start">
      <Button variant="secondary" onClick={() => attempt(async () => setSaved(await save(before)))}>
        {children}
      </Button>
      {failure}
      <div role="status">{isBusy ? content.saving : saved && words.saved(saved)}</div>
    </Stack>
  );
}

/** @returns the file's name. */
async function save(before: string | undefined): Promise<string> {
  const pieces: string[] = [];
  for (let from: number | null = 0; from !== null;) {
    const asked = { from, before };
    const piece: Answer<'GET /api/messages/export'> = await ask('GET /api/messages/export', asked);
    pieces.push(piece.csv);
    from = piece.next;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(pieces, { type: 'text/csv' }));
  link.download = `messages-${today()}.csv`;
  link.click();
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return link.download;
}
