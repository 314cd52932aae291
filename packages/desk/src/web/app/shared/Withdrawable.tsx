import { Dialog, DialogClose, DialogContent, DialogTrigger, Inline, Stack, Text } from '@setu/ui';
import { type ReactNode, useState } from 'react';
import { focusMain } from './address.ts';
import { type Answer, ask } from './ask.ts';
import { DoneNotice } from './DoneNotice.tsx';
import { Said } from './Said.tsx';
import { Status } from './Status.tsx';
import { useAttempt } from './useAttempt.tsx';
import { useWords } from '../words/words.ts';

interface WithdrawableProps {
  /** Address of what is shown; empty: there is nothing to withdraw. */
  address: string;
  /** What tells it from others of its title or address. */
  id?: string;
  language?: string;
  /** Called when it was withdrawn or put back. */
  onChange?: (isOff: boolean) => void;
  label?: string | undefined;
  children: ReactNode;
}

/** Published content, with buttons to withdraw it and put it back. */
export function Withdrawable({ label, children, onChange, ...shown }: WithdrawableProps) {
  const { article: words, undo } = useWords();
  const { attempt, failure } = useAttempt();
  const [off, setOff] = useState<Answer<'POST /api/withdraw'>>();
  const withdraw = () =>
    attempt(async () => {
      setOff(await ask('POST /api/withdraw', { ...shown }));
      onChange?.(true);
    });
  const putBack = (file: string) =>
    attempt(async () => {
      await ask('POST /api/republish', { file });
      // The button that had the focus goes.
      focusMain();
      setOff(undefined);
      onChange?.(false);
    });
  return (
    <Stack gap="x6">
      {failure}
      <Status>
        {off && (
          <DoneNotice
            heading={words.withdrawn}
            actions={[{ label: undo, onClick: () => putBack(off.file) }]}
          >
            <Text>
              <Said>{off.said}</Said>
            </Text>
            <Text>{words.keptIn(off.file)}</Text>
          </DoneNotice>
        )}
      </Status>
      {/* What is typed there stays. */}
      <div hidden={off !== undefined}>{children}</div>
      {!off && shown.address !== '' && (
        <Dialog>
          <div>
            <DialogTrigger variant="secondary">{label ?? words.withdraw}</DialogTrigger>
          </div>
          <DialogContent title={words.withdrawing}>
            <Stack align="start">
              <Text>{words.withdrawingText}</Text>
              <Inline>
                <DialogClose variant="primary" onClick={withdraw}>
                  {words.withdraw}
                </DialogClose>
                <DialogClose variant="secondary">{words.leave}</DialogClose>
              </Inline>
            </Stack>
          </DialogContent>
        </Dialog>
      )}
    </Stack>
  );
}
