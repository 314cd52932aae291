import { Text } from '@setu/ui';
import { DroppedNotice } from '../shared/DroppedNotice.tsx';
import { Status } from '../shared/Status.tsx';
import { WrittenNotice } from '../shared/WrittenNotice.tsx';
import { useWords } from '../words/words.ts';
import type { WrittenArticle } from './useArticle.ts';

export function OutcomeNotice({ outcome, base, isBusy, bringBack, ...saved }: WrittenArticle) {
  const { article: words, content } = useWords();
  const heading = words.saved[base?.state ?? 'published'];
  return (
    <>
      <WrittenNotice
        heading={heading}
        undone={heading}
        written={outcome?.kind === 'saved' ? outcome.written : null}
        attempt={saved.attempt}
        onUndone={saved.undone}
      />
      <Status>
        {isBusy && !outcome && <Text>{content.saving}</Text>}
        {outcome?.kind === 'took' && (
          <DroppedNotice heading={words.takeTheirs} onBack={() => bringBack(outcome)} />
        )}
      </Status>
    </>
  );
}
