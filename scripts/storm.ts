import { readArguments } from './arguments.ts';
import { type AttackOutcome, runAttacks } from '../tests/support/load/runAttacks.ts';
import { runStorm } from '../tests/support/load/runStorm.ts';
import type { Met } from '../tests/support/load/visitors.ts';

// `npm run storm` (or `npm run storm -- 60 200`): for 60 seconds 200 visitors use a site whose backend fails
// half of the time, then one address runs each attack for 30 s. Ends with status 1 when a visitor is let down.

const { seconds, visitors, attackSeconds } = readArguments(() => {
  const [seconds = 60, visitors = 200, attackSeconds = 30] = process.argv.slice(2).map(Number);
  if (seconds > 0 && Number.isInteger(visitors) && visitors > 0 && attackSeconds > 0) {
    return { seconds, visitors, attackSeconds };
  }
  throw new Error('Say for how many seconds, how many visitors come, and how long each attack is.');
});
const write = ({ count, failed, p99 }: Met) => `${count}, ${failed} failed, ${p99} ms`;

console.log(`${visitors} visitors for ${seconds} s, the backend failing half of the time`);
const { pages, ...storm } = await runStorm({ seconds, visitors });
console.table({ pages: write(pages), ...storm });
if (pages.failed + storm.notStoredOnce > 0 || storm.slowestMs > 5_000) process.exitCode = 1;

console.log(`One address attacks for ${attackSeconds} s each; what others met, and memory in MB`);
const { outcomes, ...after } = await runAttacks({ seconds: attackSeconds });
console.table(
  outcomes.map(({ pages, searches, messages, ...rest }) => ({
    ...rest,
    pages: write(pages),
    searches: write(searches),
    messages: write(messages),
  })),
);
console.table(after);
if (outcomes.some(isLost) || after.descriptorsLeft > 20 || after.notStoredOnce > 0) {
  process.exitCode = 1;
}

/** Whether a page, search or message failed or took too long, or memory exceeded that of a small machine. */
function isLost({ pages, searches, messages, memory, restarts }: AttackOutcome): boolean {
  return (
    pages.failed + searches.failed + messages.failed + restarts > 0 ||
    Math.max(pages.p99, searches.p99) > 3_000 ||
    messages.p99 > 1_000 ||
    memory > 600
  );
}
