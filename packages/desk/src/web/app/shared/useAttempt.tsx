import { useState } from 'react';
import { AskError } from './ask.ts';
import { Failure } from './notices.tsx';

/** Runs actions that may fail, and shows why the last one did. */
export function useAttempt() {
  const [error, setError] = useState<AskError>();
  const [running, setRunning] = useState(0);
  /** @param onGone called if what it is about is no longer there. */
  function attempt(run: () => Promise<void>, onGone?: () => void): void {
    setError(undefined);
    setRunning((count) => count + 1);
    run()
      .catch((caught: unknown) => {
        const failed = AskError.of(caught);
        if (failed.kind === 'gone') onGone?.();
        setError(failed);
      })
      .finally(() => setRunning((count) => count - 1));
  }
  return { attempt, failure: error && <Failure error={error} />, isBusy: running > 0 };
}
