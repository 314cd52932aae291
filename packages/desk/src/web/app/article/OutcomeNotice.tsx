import { Notice, Text } from '@setu/ui';
import { DoneNotice } from '../DoneNotice.tsx';
import { Said } from '../Said.tsx';
import { Status } from '../Status.tsx';
import { useWords } from '../words/words.ts';
import type { WrittenArticle } from './useArticle.ts';

export function OutcomeNotice(article: WrittenArticle) {
  const { outcome } = article;
  const words = useWords().article;
  return (
    <>
      <Status>{outcome && outcome.kind !== 'refused' && <Stored {...article} />}</Status>
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

function Stored({ outcome, undo: restore, change }: WrittenArticle) {
  const { article: words, undo } = useWords();
  switch (outcome?.kind) {
    case undefined:
    case 'refused':
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
    case 'took': {
      const { mine } = outcome;
      const actions = [{ label: words.mineBack, onClick: () => change(mine) }];
      return <Notice tone="info" heading={words.takeTheirs} actions={actions} />;
    }
    default:
      return outcome satisfies never;
  }
}
