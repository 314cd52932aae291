import { useState } from 'react';
import { AskError } from './ask.ts';
import { Failure } from './Failure.tsx';

/** Runs actions that may fail, and shows why the last one did. */
export function useAttempt() {
  const [error, setError] = useState<AskError>();
  const [isBusy, setBusy] = useState(false);
  function attempt(run: () => Promise<void>): void {
    setError(undefined);
    setBusy(true);
    run()
      .catch((caught: unknown) => setError(AskError.of(caught)))
      .finally(() => setBusy(false));
  }
  return { attempt, failure: error && <Failure error={error} />, isBusy };
}
