import { Loading } from '@setu/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { focusMain } from './address.ts';
import { type Answer, AskError, ask } from './ask.ts';
import { Failure } from './notices.tsx';

interface Asked<Of extends Parameters<typeof ask>[0]> {
  answer: Answer<Of> | undefined;
  /** Shown where there is no answer: that it is loading, or why it failed. */
  waiting: ReactNode;
  /** Whether what was asked for is no longer there. */
  isGone?: boolean;
  /** The input that was answered, as JSON. */
  input?: string;
}

/**
 * The server's answer; the last one stays until the next arrives, and `isOld` says so.
 *
 * @param again the request is sent again when it changes.
 */
export function useAnswer<Of extends Parameters<typeof ask>[0]>(
  name: Of,
  input: Record<string, unknown> = {},
  again?: number,
): Asked<Of> & { isOld: boolean } {
  const [asked, setAsked] = useState<Asked<Of>>({ answer: undefined, waiting: <Loading /> });
  const [tries, setTries] = useState(0);
  const request = JSON.stringify([input, again, tries]);
  useEffect(() => {
    let isWanted = true;
    const [sent] = JSON.parse(request) as [Record<string, unknown>];
    ask(name, sent).then(
      (answer) => isWanted && setAsked({ answer, waiting: null, input: JSON.stringify(sent) }),
      (error: unknown) => {
        const retry = () => {
          setAsked({ answer: undefined, waiting: <Loading /> });
          setTries((before) => before + 1);
          // The button goes.
          focusMain();
        };
        const failed = AskError.of(error);
        const waiting = <Failure error={failed} again={retry} />;
        if (isWanted) setAsked({ answer: undefined, waiting, isGone: failed.kind === 'gone' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [name, request]);
  return { ...asked, isOld: asked.input !== JSON.stringify(input) };
}
