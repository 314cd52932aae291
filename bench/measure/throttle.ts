import type { Page } from 'playwright';

/** Lighthouse's slow 4G, applied to every request instead of simulated. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuSlowdown = 4;

/** Emulates a cheap phone; with `network`, on slow 4G. */
export async function slowDown(page: Page, { network }: { network: boolean }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
  }
}
