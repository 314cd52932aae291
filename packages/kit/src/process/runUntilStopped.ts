import type { Site } from '../defineSite.ts';
import { endOnCrash } from './crash.ts';
import { errorMessage } from './errorMessage.ts';
import { startLogging } from '../logging/log.ts';
import { type RunningSite, type RunOptions, runSite } from './run.ts';
import { readLogFormat, readSettings } from './settings.ts';

/** One press of Ctrl-C may arrive twice: the terminal sends it to npm and to the site, and npm passes it on. */
const onePressMs = 1_000;

/** Loads the site and runs it until Ctrl-C or SIGTERM; if it fails, exits with status 1 and one clear line. */
export async function runUntilStopped(
  load: () => Promise<Site>,
  mode: RunOptions['mode'],
  prepare?: RunOptions['prepare'],
): Promise<void> {
  let running: RunningSite | undefined;
  let stopRequested: number | undefined;
  const stop = async () => {
    // A second Ctrl-C exits immediately.
    if (stopRequested !== undefined && performance.now() - stopRequested > onePressMs)
      process.exit(130);
    if (stopRequested !== undefined) return;
    stopRequested = performance.now();
    if (!running) process.exit(0);
    log('\nStopping ...');
    await running.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  let log = startLogging('text');
  try {
    log = startLogging(readLogFormat(process.env['LOG_FORMAT']));
    const site = await load();
    const settings = readSettings(process.env);
    const project = site.backend?.hosted(process.env);
    endOnCrash(log, async () => running?.stop());
    if (project) log(`Using the backend at ${project.url}`);
    else if (site.backend) {
      log(
        'Starting the embedded backend (the first start also creates and fills the database) ...',
      );
    }
    running = await runSite({ site, settings, project, mode, prepare, log });
    if (stopRequested !== undefined) return;
    log(`\n  ${site.name} is running at ${running.url}\n  Ctrl-C stops it.\n`);
  } catch (error) {
    if (stopRequested !== undefined) return;
    // One line for the operator, without a stack.
    log(`\n${errorMessage(error)}\n`, undefined, 'error');
    await running?.stop();
    process.exit(1);
  }
}
