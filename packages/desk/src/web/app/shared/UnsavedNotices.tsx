import { Notice } from '@setu/ui';
import type { OpenedContent, Values } from '../../api/contentList.ts';
import { focusMain } from './address.ts';
import { DoneNotice } from './DoneNotice.tsx';
import { Status } from './Status.tsx';
import type { Dropped, useItem } from './useItem.ts';
import { useWords } from '../words/words.ts';

type Item<Stored extends OpenedContent, Shown extends Values> = Pick<
  ReturnType<typeof useItem<Stored, Shown, never>>,
  'isKept' | 'outcome' | 'discard' | 'bringBack'
>;

/** Tells that what was typed before is here again, or was dropped, and offers to discard it, or to bring it back. */
export function UnsavedNotices<Stored extends OpenedContent, Shown extends Values>({
  item: { isKept, outcome, discard, bringBack },
}: {
  item: Item<Stored, Shown>;
}) {
  const { article, content: words } = useWords();
  const back = (dropped: Dropped<Stored, Shown>) => {
    // The button that had the focus goes.
    focusMain();
    bringBack(dropped);
  };
  return (
    <>
      {isKept && (
        <Notice
          tone="info"
          heading={words.kept}
          actions={[{ label: words.discard, onClick: discard }]}
        />
      )}
      <Status>
        {outcome?.kind === 'dropped' && (
          <DoneNotice
            tone="info"
            heading={words.discarded}
            actions={[{ label: article.mineBack, onClick: () => back(outcome) }]}
          />
        )}
      </Status>
    </>
  );
}
