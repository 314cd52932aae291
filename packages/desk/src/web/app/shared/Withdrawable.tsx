import { Dialog, DialogClose, DialogContent, DialogTrigger, Inline, Stack, Text } from '@setu/ui';
import { type ReactNode, useState } from 'react';
import { type Answer, ask } from './ask.ts';
import { useAttempt } from './useAttempt.tsx';
import { WrittenNotice } from './notices.tsx';
import { useWords } from '../words/words.ts';

interface WithdrawableProps {
  /** Address of what is shown; empty: there is nothing to withdraw. */
  address: string;
  /** What tells it from others of its title or address. */
  id?: string;
  language?: string;
  /** Called when it was withdrawn or put back. */
  onChange: (isOff: boolean) => Promise<void> | void;
  /** Whether something else was done since it was put back, so that this is not said any more. */
  isPast?: boolean;
  label?: string | undefined;
  children: ReactNode;
}

/** Published content, with buttons to withdraw it and put it back. */
export function Withdrawable({
  label,
  children,
  onChange,
  isPast = false,
  ...shown
}: WithdrawableProps) {
  const words = useWords().article;
  const { attempt, failure } = useAttempt();
  const [withdrawn, setWithdrawn] = useState<Answer<'POST /api/withdraw'>>();
  const [isOff, setOff] = useState(false);
  // The next action ends what was said of it.
  if (isPast && !isOff && withdrawn) setWithdrawn(undefined);
  const withdraw = () =>
    attempt(async () => {
      setWithdrawn(await ask('POST /api/withdraw', { ...shown }));
      setOff(true);
      await onChange(true);
    });
  return (
    <Stack gap="x6">
      {failure}
      <WrittenNotice
        heading={words.withdrawn}
        written={withdrawn}
        attempt={attempt}
        onUndone={async () => {
          // Until it is read again, nothing can be saved over it.
          try {
            await onChange(false);
          } finally {
            setOff(false);
          }
        }}
      >
        {withdrawn && <Text>{words.keptIn(withdrawn.file)}</Text>}
      </WrittenNotice>
      {/* What is typed there stays. */}
      <div hidden={isOff}>{children}</div>
      {!isOff && shown.address !== '' && (
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
