import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonLine } from './log.ts';
import { currentRequest } from './requestId.ts';

const parse = (line: string) => JSON.parse(line) as Record<string, unknown>;

test('a line is one object, whatever is in it', () => {
  const line = jsonLine('info', '\n  Two\n  lines "quoted"\u0000 \n');
  expect(line).not.toContain('\n');
  expect(parse(line)).toMatchObject({ level: 'info', message: 'Two lines "quoted"\u0000' });
  expect(Date.parse(String(parse(line)['time']))).not.toBeNaN();
});

test('an error is logged with its kind, and without its cause: a visitor may have written that', () => {
  const error = new Error('Refused.', { cause: { details: 'Failing row contains (Asha)' } });
  const line = jsonLine(
    'error',
    'GET /contact',
    Object.assign(error, { kind: 'rejected', status: 400 }),
  );
  expect(parse(line)['error']).toMatchObject({
    name: 'Error',
    message: 'Refused.',
    kind: 'rejected',
    status: 400,
  });
  expect(line).not.toContain('Asha');
});

test('names the request that is being worked for', () => {
  const line = currentRequest.run('a-1', () => jsonLine('warn', 'A row', { table: 'resources' }));
  expect(parse(line)).toMatchObject({ request: 'a-1', detail: { table: 'resources' } });
  expect(parse(jsonLine('info', 'Later'))).not.toHaveProperty('request');
});

const full = '/dev/full';
test.runIf(existsSync(full))('a log that cannot be written ends nothing', () => {
  const script = `
    import { startLogging } from '${new URL('./log.ts', import.meta.url).href}';
    import { endOnCrash } from '${new URL('../process/crash.ts', import.meta.url).href}';
    const log = startLogging('json');
    endOnCrash(log, async () => {});
    log('Started');
    setTimeout(() => process.stderr.write('alive'), 100);
  `;
  const out = openSync(full, 'w');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { stdio: ['ignore', out, 'pipe'], encoding: 'utf8' },
  );
  closeSync(out);
  expect([status, stderr]).toEqual([0, 'alive']);
});
