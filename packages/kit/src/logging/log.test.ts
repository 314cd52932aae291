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
