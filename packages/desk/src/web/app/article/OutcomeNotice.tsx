import { Text } from '@setu/ui';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { DroppedNotice } from '../shared/DroppedNotice.tsx';
import { Said } from '../shared/Said.tsx';
import { Status } from '../shared/Status.tsx';
import { useWords } from '../words/words.ts';
import type { WrittenArticle } from './useArticle.ts';

export function OutcomeNotice(article: WrittenArticle) {
  const { outcome } = article;
  const { article: words, content } = useWords();
  return (
    <>
      <Status>
        {article.isBusy && !outcome && <Text>{content.saving}</Text>}
        {outcome && outcome.kind !== 'refused' && <Stored {...article} />}
      </Status>
      {outcome?.kind === 'refused' && (
        <DoneNotice tone="danger" heading={words.refused}>
          <ul>
            {outcome.reasons.map((reason) => (
              <li key={reason}>
                <Said>{reason}</Said>
              </li>
            ))}
          </ul>
        </DoneNotice>
      )}
    </>
  );
}

function Stored({ outcome, undo: restore, bringBack }: WrittenArticle) {
  const { article: words, undo } = useWords();
  switch (outcome?.kind) {
    case undefined:
    case 'refused':
    // It is shown where it was pressed.
    case 'discarded':
      return null;
    case 'saved': {
      const { as, said, undo: name } = outcome;
      return (
        <DoneNotice
          key={name}
          heading={words.saved[as]}
          actions={name === null ? [] : [{ label: undo, onClick: () => restore(name) }]}
        >
          <Text>
            <Said>{said}</Said>
          </Text>
        </DoneNotice>
      );
    }
    case 'took':
      return <DroppedNotice heading={words.takeTheirs} onBack={() => bringBack(outcome)} />;
    default:
      return outcome satisfies never;
  }
}
