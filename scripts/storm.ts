import { runAttacks } from './load/runAttacks.ts';
import type { Met, AttackOutcome } from './load/runAttacks.ts';
import { runStorm } from './load/stormVisitors.ts';

// `npm run storm` (or `npm run storm -- 60 200`): for 60 seconds 200 visitors use a site whose backend fails
// half of the time, then one address runs each attack for 30 s. Ends with status 1 when a visitor is let down.

const [seconds = 60, visitors = 200, attackSeconds = 30] = process.argv.slice(2).map(Number);
if (!(seconds > 0) || !Number.isInteger(visitors) || visitors < 1 || !(attackSeconds > 0)) {
  throw new Error('Say for how many seconds, how many visitors come, and how long each attack is.');
}
/** The longest wait for an answer. */
const longestMs = 5_000;

const storm = await runStorm({ seconds, visitors });
console.log(`${visitors} visitors for ${seconds} s, the backend failing half of the time`);
console.table(storm);
const { unanswered, wrongPages, notStoredOnce, slowestMs } = storm;
if (unanswered + wrongPages + notStoredOnce > 0 || slowestMs > longestMs) process.exitCode = 1;

const { outcomes, descriptorsLeft } = await runAttacks({ seconds: attackSeconds });
console.log(
  `One address attacks for ${attackSeconds} s each; what others met (how many, how long the slowest hundredth took, memory in MB)`,
);
const write = ({ count, failed, p99 }: Met) => `${count}, ${failed} failed, ${p99} ms`;
console.table(
  Object.fromEntries(
    outcomes.map(({ attack, pages, searches, messages, ...rest }) => [
      attack,
      { pages: write(pages), searches: write(searches), messages: write(messages), ...rest },
    ]),
  ),
);
console.log(`${descriptorsLeft} files and sockets are left open.`);
if (outcomes.some(isLost) || descriptorsLeft > 20) process.exitCode = 1;

/** Whether a page, search or message failed or took too long, or memory exceeded that of a small machine. */
function isLost({ pages, searches, messages, memory, restarts }: AttackOutcome): boolean {
  return (
    pages.failed + searches.failed + messages.failed + restarts > 0 ||
    Math.max(pages.p99, searches.p99) > 3_000 ||
    messages.p99 > 1_000 ||
    memory > 600
  );
}
