import { runSiege } from './load/siege.ts';
import type { Siege } from './load/siege.ts';
import { runStorm } from './load/stormVisitors.ts';

// `npm run storm` (or `npm run storm -- 60 200`): for so many seconds so many visitors use a site whose
// backend fails half of the time, then one address tries for 30 s each what could take the site from the
// others. Ends with status 1 when one of the visitors is let down.

const [seconds = 60, visitors = 200, attackSeconds = 30] = process.argv.slice(2).map(Number);
if (!(seconds > 0) || !Number.isInteger(visitors) || visitors < 1 || !(attackSeconds > 0)) {
  throw new Error('Say for how many seconds, how many visitors come, and how long each attack is.');
}
/** Nobody waits longer for an answer. */
const longestMs = 5_000;

const storm = await runStorm({ seconds, visitors });
console.log(`${visitors} visitors for ${seconds} s, the backend failing half of the time`);
console.table(storm);
const { unanswered, wrongPages, notStoredOnce, slowestMs } = storm;
if (unanswered + wrongPages + notStoredOnce > 0 || slowestMs > longestMs) process.exitCode = 1;

const { sieges, descriptorsLeft } = await runSiege({ seconds: attackSeconds });
console.log(
  `One address attacks for ${attackSeconds} s each; what others met (times in ms, memory in MB)`,
);
console.table(Object.fromEntries(sieges.map(({ attack, ...met }) => [attack, met])));
console.log(`${descriptorsLeft} files and sockets are left open.`);
if (sieges.some(isLost) || descriptorsLeft > 20) process.exitCode = 1;

/** A fresh page, a search or a message lost, or waited for too long; memory that a small machine lacks. */
function isLost(siege: Siege): boolean {
  const { pagesFailed, searchesFailed, messagesFailed, memory, restarts } = siege;
  const { pagesP99, searchesP99, messagesP99 } = siege;
  return (
    pagesFailed + searchesFailed + messagesFailed + restarts > 0 ||
    Math.max(pagesP99, searchesP99) > 3_000 ||
    messagesP99 > 1_000 ||
    memory > 600
  );
}
