import { afterEach, expect, test, vi } from 'vitest';
import { institute } from '@site/institute.ts';
import { checkCommand } from './checkCommand.ts';

afterEach(() => vi.restoreAllMocks());

test.each(['localhost:3000', 'example.org', ''])('--url %j is no address', async (url) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const check = checkCommand({ institute, aliases: async () => [] });
  const call = { root: '/nowhere', env: {}, dataDir: '/nowhere' };
  expect(await check({ ...call, args: [`--url=${url}`] })).toBe(2);
  expect(write).toHaveBeenCalledExactlyOnceWith(
    `--url must be an address such as http://localhost:3000, not '${url}'.\n`,
  );
});
