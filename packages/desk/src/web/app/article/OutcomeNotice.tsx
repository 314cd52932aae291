import { Notice, Text } from '@setu/ui';
import { Failure } from '../Failure.tsx';
import { useWords } from '../words/words.ts';
import type { WrittenArticle } from './useArticle.ts';

/** The result of the user's last action, and how to undo it. */
export function OutcomeNotice({ outcome, restore, change }: WrittenArticle) {
  const { article: words, undo: undoes } = useWords();
  const undo = (onClick: () => void, label = undoes) => [{ label, onClick }];
  switch (outcome?.kind) {
    case undefined:
      return null;
    case 'failed':
      return <Failure error={outcome.error} />;
    case 'refused':
      return (
        <Notice tone="danger" heading={words.refused} live="assertive">
          <ul lang="en">
            {outcome.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      );
    case 'saved': {
      const { as, said, before } = outcome;
      return (
        <Notice
          tone="success"
          heading={words.saved[as]}
          live="polite"
          actions={before ? undo(() => restore(before)) : undefined}
        >
          <Text lang="en">{said}</Text>
        </Notice>
      );
    }
    case 'took': {
      const { mine } = outcome;
      return (
        <Notice
          tone="info"
          heading={words.takeTheirs}
          live="polite"
          actions={undo(() => change(mine), words.mineBack)}
        />
      );
    }
    default:
      return outcome satisfies never;
  }
}
