import { expect, test } from 'vitest';
import { useFakeSite } from '../../support/fakeSite.ts';

/** Throws outside of any request when it gets the signal. */
const crashing = `--import=data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2', () => { throw new Error('Nobody expected this'); });",
)}`;

const { site } = useFakeSite({ env: { NODE_OPTIONS: crashing } });

test('a process with an uncaught error says so and ends with status 1', async () => {
  const ended = new Promise((resolve) => site.process.once('exit', resolve));
  site.process.kill('SIGUSR2');
  expect(await ended).toBe(1);
  expect(site.output()).toMatch(/An uncaught error; the site stops\.[^]*Nobody expected this/);
});
