import { expect, test } from 'vitest';
import { runAttacks } from '../../support/load/runAttacks.ts';

// Short attacks, judged only by counts; `npm run storm` tries all attacks and also measures time and memory.
test('while one address attacks, others read, search and write', { timeout: 120_000 }, async () => {
  const names = [
    'costly questions to the API',
    'categories that do not exist',
    'articles and courses that do not exist',
    'questions whose sender has left',
    'posts that come slowly',
    'misspelt searches on 32 lines',
  ];
  const { outcomes, notStoredOnce } = await runAttacks({ seconds: 2, names, settleSeconds: 0 });
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
