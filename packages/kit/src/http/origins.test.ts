import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createForwarded } from './forwarded.ts';
import { createOrigins } from './origins.ts';

test('no visitor’s header changes the origin of others', () => {
  const origins = createOrigins(undefined, createForwarded(1), () => ({}));
  const originFor = (headers: Record<string, string>) =>
    origins({ headers, socket: {} } as unknown as IncomingMessage).origin;
  const others = () => originFor({ host: 'good.org', 'x-forwarded-proto': 'https' });
  originFor({ host: 'good.org', 'x-forwarded-host': 'undefined', 'x-forwarded-proto': 'https' });
  expect(others()).toBe('https://good.org');
});
