import { Notice, Text } from '@setu/ui';
import { useState } from 'react';
import type { WrittenAnswer } from '../api/publishing.ts';
import { AskError, ask } from './ask.ts';
import { Failure } from './Failure.tsx';
import { useWords } from './words/words.ts';

interface WrittenNoticeProps {
  heading: string;
  written: WrittenAnswer;
  onUndone?: () => void;
}

/** That something was written, and how it is undone. */
export function WrittenNotice({ heading, written, onUndone }: WrittenNoticeProps) {
  const words = useWords().files;
  const [undone, setUndone] = useState<{ said: string }>();
  const [error, setError] = useState<AskError>();
  const undo = () => {
    ask('POST /api/undo', { undo: written.undo }).then(
      (answer) => {
        setUndone(answer);
        onUndone?.();
      },
      (reason: unknown) => setError(AskError.of(reason)),
    );
  };
  return (
    <>
      <Notice
        tone="success"
        live="polite"
        heading={undone ? words.undone : heading}
        actions={written.undo === null || undone ? [] : [{ label: words.undo, onClick: undo }]}
      >
        <Text lang="en">{(undone ?? written).said}</Text>
      </Notice>
      {error ? <Failure error={error} /> : null}
    </>
  );
}
