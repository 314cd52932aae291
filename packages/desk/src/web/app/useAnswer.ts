import { useEffect, useState } from 'react';
import { type Answer, AskError, ask } from './ask.ts';

type Asked<Of extends Parameters<typeof ask>[0]> =
  | { answer: Answer<Of> | undefined; error: undefined }
  | { answer: undefined; error: AskError };

/**
 * The server's answer; the last one stays until the next arrives.
 *
 * @param again the request is sent again when it changes.
 */
export function useAnswer<Of extends Parameters<typeof ask>[0]>(
  name: Of,
  input: Record<string, unknown> = {},
  again?: number,
): Asked<Of> {
  const [asked, setAsked] = useState<Asked<Of>>({ answer: undefined, error: undefined });
  const written = JSON.stringify([input, again]);
  useEffect(() => {
    let isWanted = true;
    const [sent] = JSON.parse(written) as [Record<string, unknown>];
    ask(name, sent).then(
      (answer) => isWanted && setAsked({ answer, error: undefined }),
      (error: unknown) => {
        if (isWanted) setAsked({ answer: undefined, error: AskError.of(error) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [name, written]);
  return asked;
}
