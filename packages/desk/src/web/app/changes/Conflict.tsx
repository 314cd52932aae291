import { Button, Dialog, DialogContent, Inline, Stack, Text } from '@setu/ui';
import type { Values } from '../../api/contentList.ts';
import { type ChangesProps, Changes } from './Changes.tsx';
import { useWords } from '../words/words.ts';

interface ConflictProps extends Omit<ChangesProps, 'before'> {
  /** What another desk has saved; null: there is no conflict. */
  before: Values | null;
  onResolve: (whose: 'mine' | 'theirs' | 'undecided') => void;
}

/** Shows both texts if another desk has saved one since this one was opened. */
export function Conflict({ before, onResolve, ...changes }: ConflictProps) {
  const { article: words, content } = useWords();
  return (
    <Dialog open={before !== null} onOpenChange={() => onResolve('undecided')}>
      <DialogContent title={content.conflict}>
        <Stack>
          <Text>{words.conflictText}</Text>
          {before && <Changes {...changes} before={before} />}
          <Inline>
            <Button onClick={() => onResolve('mine')}>{words.keepMine}</Button>
            <Button variant="secondary" onClick={() => onResolve('theirs')}>
              {words.takeTheirs}
            </Button>
            <Button variant="quiet" onClick={() => onResolve('undecided')}>
              {words.cancel}
            </Button>
          </Inline>
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
