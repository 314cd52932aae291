import autocannon from 'autocannon';
import type { Client } from 'autocannon';
import type { SiteName } from '../sites/site.ts';

/** `astro, in memory` has no backend to ask: as fast as Astro's rendering can be. */
export type ServerVariant = SiteName | 'astro, in memory' | 'ours, cache off';
export type ServerPage = 'list' | 'detail';

export interface ServerResult {
  variant: ServerVariant;
  page: ServerPage;
  requestsPerSecond: number;
  /** ms. */
  p99: number;
  /** Answers other than 200, and connections that failed. */
  bad: number;
}

const connections = 10;
const warmUpSeconds = 3;

export interface Load {
  url: string;
  /** Asked for in turn. */
  paths: readonly string[];
  seconds: number;
}

/** Asks for every page once, so that a server that keeps pages has them. */
async function warmUp({ url, paths }: Load): Promise<void> {
  for (const path of paths) {
    const answer = await fetch(url + path);
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}.`);
    await answer.arrayBuffer();
  }
}

/**
 * Has a client count what it gets without turning it into a text, compressed as it is: that took two thirds of
 * its time, and a fast server was measured by what autocannon can read.
 */
function forgetBodies({ pipelinedRequests }: Client): void {
  pipelinedRequests.addBody = () => {};
}

/** Requests a second and the slowest hundredth, over plain HTTP, brotli accepted. */
export async function measureServer(
  variant: ServerVariant,
  page: ServerPage,
  load: Load,
): Promise<ServerResult> {
  const { url, paths, seconds } = load;
  const options = {
    url,
    connections,
    headers: { 'accept-encoding': 'br' },
    requests: paths.map((path) => ({ path })),
    setupClient: forgetBodies,
  };
  await warmUp(load);
  await autocannon({ ...options, duration: warmUpSeconds });
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds });
  return {
    variant,
    page,
    requestsPerSecond: requests.average,
    p99: latency.p99,
    bad: non2xx + errors,
  };
}
