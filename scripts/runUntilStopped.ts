import { endOnCrash } from '../site/server/crash.ts';
import { startLogging } from '../site/server/log.ts';
import { runSite } from '../site/server/run.ts';
import type { RunningSite, RunOptions } from '../site/server/run.ts';
import { readLogFormat, readSettings } from '../site/server/settings.ts';

/** Runs the site until Ctrl-C or SIGTERM; ends with status 1 and one clear line when it cannot. */
export async function runUntilStopped(
  mode: RunOptions['mode'],
  prepare: () => void | Promise<void>,
): Promise<void> {
  let site: RunningSite | undefined;
  let stopRequested = false;
  const stop = async () => {
    // A second Ctrl-C means now.
    if (stopRequested) process.exit(130);
    stopRequested = true;
    if (!site) process.exit(0);
    log('\nStopping ...');
    await site.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  let log = startLogging('text');
  try {
    log = startLogging(readLogFormat(process.env['LOG_FORMAT']));
    const settings = readSettings(process.env);
    endOnCrash(log, async () => site?.stop());
    await prepare();
    log(
      settings.supabase
        ? `Using the Supabase project at ${settings.supabase.url}`
        : 'Starting the embedded backend (the first start also creates and fills the database) ...',
    );
    site = await runSite({ settings, mode, log });
    if (stopRequested) return;
    log(`\n  Setu is running at ${site.url}\n  Ctrl-C stops it.\n`);
    await site.failed;
  } catch (error) {
    if (stopRequested) return;
    // eslint-disable-next-line no-console -- one line for whoever started it, not where it failed
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    await site?.stop();
    process.exit(1);
  }
}
