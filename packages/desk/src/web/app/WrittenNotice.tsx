import { Text } from '@setu/ui';
import { useState } from 'react';
import type { WrittenAnswer } from '../api/publishing.ts';
import { ask } from './ask.ts';
import { DoneNotice } from './DoneNotice.tsx';
import { Said } from './Said.tsx';
import { useAttempt } from './useAttempt.tsx';
import { useWords } from './words/words.ts';

interface WrittenNoticeProps {
  heading: string;
  written: WrittenAnswer;
  onUndone?: () => void;
}

export function WrittenNotice({ heading, written, onUndone }: WrittenNoticeProps) {
  const words = useWords();
  const [undone, setUndone] = useState<{ said: string }>();
  const { attempt, failure } = useAttempt();
  const undo = () =>
    attempt(async () => {
      setUndone(await ask('POST /api/undo', { undo: written.undo }));
      onUndone?.();
    });
  return (
    <>
      <DoneNotice
        key={undone ? 'undone' : 'written'}
        heading={undone ? words.files.undone : heading}
        actions={written.undo === null || undone ? [] : [{ label: words.undo, onClick: undo }]}
      >
        <Text>
          <Said>{(undone ?? written).said}</Said>
        </Text>
      </DoneNotice>
      {failure}
    </>
  );
}
