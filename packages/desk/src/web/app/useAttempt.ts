import { useState } from 'react';
import { AskError } from './ask.ts';

/** Runs actions that may fail, and keeps the error of the last one. */
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
  return { attempt, error, isBusy };
}
