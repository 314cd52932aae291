import { expect, test } from 'vitest';
import { runAttacks } from '../../support/load/runAttacks.ts';

// Short attacks, one for each queue, judged only by counts; `npm run storm` tries all, and also measures time and memory.
test('while one address attacks, others read, search and write', { timeout: 120_000 }, async () => {
  const names = [
    'costly questions to the API',
    'articles and courses that do not exist',
    'misspelt searches on 32 lines',
  ];
  const options = { seconds: 2, names, settleSeconds: 0, searched: 100 };
  const { outcomes, notStoredOnce } = await runAttacks(options);
  expect(notStoredOnce).toBe(0);
  expect(outcomes.map(({ attack }) => attack)).toEqual(names);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({
      pages: { failed: 0 },
      searches: { failed: 0 },
      messages: { failed: 0 },
      restarts: 0,
    });
    expect(outcome.messages.count).toBeGreaterThan(0);
  }
});
