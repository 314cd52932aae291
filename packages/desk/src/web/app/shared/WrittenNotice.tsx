import { Text } from '@setu/ui';
import { type ReactNode, useState } from 'react';
import type { WrittenAnswer } from '../../api/publishing.ts';
import { ask } from './ask.ts';
import { DoneNotice } from './DoneNotice.tsx';
import { Said } from './Said.tsx';
import { Status } from './Status.tsx';
import type { useAttempt } from './useAttempt.tsx';
import { useWords } from '../words/words.ts';

interface WrittenNoticeProps {
  heading: string;
  /** The heading after an undo. */
  undone: string;
  /** Null or undefined: nothing is written yet. */
  written: WrittenAnswer | null | undefined;
  /** Shows why the undo failed. */
  attempt: ReturnType<typeof useAttempt>['attempt'];
  /** Called before the undo is shown. */
  onUndone: () => Promise<void> | void;
  /** Shown below it until it is undone. */
  children?: ReactNode;
}

/** Tells what was written or withdrawn, and when visitors see it, and offers to undo it. */
export function WrittenNotice({
  heading,
  undone: undoneHeading,
  written,
  attempt,
  onUndone,
  children,
}: WrittenNoticeProps) {
  const words = useWords();
  const [undone, setUndone] = useState<{ of: WrittenAnswer; said: string }>();
  const undo = (of: WrittenAnswer) =>
    attempt(async () => {
      const { said } = await ask('POST /api/undo', { undo: of.undo });
      try {
        await onUndone();
      } finally {
        setUndone({ of, said });
      }
    });
  const after = undone?.of === written ? undone : undefined;
  return (
    <Status>
      {written && (
        <DoneNotice
          key={after ? 'undone' : written.undo}
          heading={after ? undoneHeading : heading}
          actions={
            written.undo === null || after
              ? []
              : [{ label: words.undo, onClick: () => undo(written) }]
          }
        >
          <Text>
            <Said>{(after ?? written).said}</Said>
          </Text>
          {!after && children}
        </DoneNotice>
      )}
    </Status>
  );
}
