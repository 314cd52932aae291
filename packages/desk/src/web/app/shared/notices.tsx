import { type NoticeProps, Notice, Text } from '@setu/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { WrittenAnswer } from '../../api/publishing.ts';
import { focusIfLost, focusMain } from './address.ts';
import { type AskError, ask } from './ask.ts';
import { Said } from './Said.tsx';
import type { useAttempt } from './useAttempt.tsx';
import { useWords } from '../words/words.ts';

/** Announces what comes into it. It is there before: many screen readers miss a status that arrives with its text. */
export const Status = ({ children }: { children: ReactNode }) => (
  // Empty, it takes no row among its neighbours.
  <div role="status" style={children ? undefined : { position: 'absolute' }}>
    {children}
  </div>
);

interface DoneNoticeProps extends Omit<NoticeProps, 'tone' | 'live'> {
  tone?: NoticeProps['tone'];
}

/**
 * Tells that something was done, within a `Status`, or failed. If what had the focus went with it, the focus comes
 * here. Else it is scrolled into view, because what was pressed, and keeps the focus, may be far below it.
 */
export function DoneNotice({ tone = 'success', ...props }: DoneNoticeProps) {
  const live = tone === 'danger' ? 'assertive' : undefined;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    focusIfLost(notice.current);
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <Notice {...props} {...{ tone, live }} tabIndex={-1} ref={notice} />;
}

interface FailureProps {
  error: AskError;
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

interface WrittenNoticeProps {
  heading: string;
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
          heading={after ? words.content.restored : heading}
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

interface UnsavedNoticesProps {
  item: {
    isKept: boolean;
    outcome: { kind: string } | undefined;
    discard: () => void;
    bringBack: () => void;
  };
}

/** Tells that what was typed before is here again, or was dropped, and offers to discard it, or to bring it back. */
export function UnsavedNotices({ item }: UnsavedNoticesProps) {
  const { article, content: words } = useWords();
  const bringBack = () => {
    // The button that had the focus goes.
    focusMain();
    item.bringBack();
  };
  return (
    <>
      {item.isKept && (
        <Notice
          tone="info"
          heading={words.kept}
          actions={[{ label: words.discard, onClick: item.discard }]}
        />
      )}
      <Status>
        {item.outcome?.kind === 'dropped' && (
          <DoneNotice
            tone="info"
            heading={words.discarded}
            actions={[{ label: article.mineBack, onClick: bringBack }]}
          />
        )}
      </Status>
    </>
  );
}
