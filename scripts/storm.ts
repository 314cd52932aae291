import { runStorm } from './load/stormVisitors.ts';

// `npm run storm` (or `npm run storm -- 60 200`): for so many seconds so many visitors use a site whose
// backend fails half of the time; ends with status 1 when one of them is let down.

const [seconds = 60, visitors = 200] = process.argv.slice(2).map(Number);
if (!(seconds > 0) || !Number.isInteger(visitors) || visitors < 1) {
  throw new Error('Say for how many seconds, and how many visitors come.');
}
/** Nobody waits longer for an answer. */
const longestMs = 5_000;

const storm = await runStorm({ seconds, visitors });
console.log(`${visitors} visitors for ${seconds} s, the backend failing half of the time`);
console.table(storm);
const { unanswered, wrongPages, notStoredOnce, slowestMs } = storm;
if (unanswered + wrongPages + notStoredOnce > 0 || slowestMs > longestMs) process.exitCode = 1;
