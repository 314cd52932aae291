import { useState } from 'react';
import { AskError } from './ask.ts';
import { Failure } from './Failure.tsx';

/** Runs actions that may fail, and shows why the last one did. */
export function useAttempt() {
  const [error, setError] = useState<AskError>();
  const [running, setRunning] = useState(0);
  function attempt(run: () => Promise<void>): void {
    setError(undefined);
    setRunning((count) => count + 1);
    run()
      .catch((caught: unknown) => setError(AskError.of(caught)))
      .finally(() => setRunning((count) => count - 1));
  }
  return { attempt, failure: error && <Failure error={error} />, isBusy: running > 0 };
}
