import type { Site } from '../defineSite.ts';
import { endOnCrash } from './crash.ts';
import { startLogging } from '../logging/log.ts';
import { runSite } from './run.ts';
import type { RunningSite, RunOptions } from './run.ts';
import { readLogFormat, readSettings } from './settings.ts';

/** Runs the site until Ctrl-C or SIGTERM; if it fails, exits with status 1 and one clear line. */
export async function runUntilStopped(
  site: Site,
  mode: RunOptions['mode'],
  prepare?: RunOptions['prepare'],
): Promise<void> {
  let running: RunningSite | undefined;
  let stopRequested = false;
  const stop = async () => {
    // A second Ctrl-C exits immediately.
    if (stopRequested) process.exit(130);
    stopRequested = true;
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
    if (stopRequested) return;
    log(`\n  ${site.name} is running at ${running.url}\n  Ctrl-C stops it.\n`);
  } catch (error) {
    if (stopRequested) return;
    // One line for the operator, without a stack.
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
    await running?.stop();
    process.exit(1);
  }
}
