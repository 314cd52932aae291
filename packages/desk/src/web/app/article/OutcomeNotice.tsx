import { Notice, Text } from '@setu/ui';
import { DoneNotice } from '../DoneNotice.tsx';
import { Said } from '../Said.tsx';
import { useWords } from '../words/words.ts';
import type { WrittenArticle } from './useArticle.ts';

export function OutcomeNotice({ outcome, undo: restore, change }: WrittenArticle) {
  const { article: words, undo } = useWords();
  switch (outcome?.kind) {
    case undefined:
      return null;
    case 'refused':
      return (
        <DoneNotice tone="danger" heading={words.refused}>
          <ul>
            {outcome.reasons.map((reason) => (
              <li key={reason}>
                <Said>{reason}</Said>
              </li>
            ))}
          </ul>
        </DoneNotice>
      );
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
      return <Notice tone="info" heading={words.takeTheirs} live="polite" actions={actions} />;
    }
    default:
      return outcome satisfies never;
  }
}
