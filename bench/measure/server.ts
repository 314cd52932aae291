import autocannon from 'autocannon';
import type { Client } from 'autocannon';
import type { SiteName } from '../sites/site.ts';

/** `astro, in memory` queries no backend: as fast as Astro's rendering can be. */
export type ServerVariant = SiteName | 'astro, in memory' | 'ours, cache off';

export type ServerResult = Awaited<ReturnType<typeof measureServer>>;

const connections = 10;
const warmUpSeconds = 3;

interface Load {
  url: string;
  /** Paths that are requested in turn. */
  paths: readonly string[];
  seconds: number;
}

/**
 * Makes a client count compressed bodies without converting them to text: that took two thirds of its time,
 * so that fast servers were limited by what autocannon can read.
 */
function forgetBodies({ pipelinedRequests }: Client): void {
  pipelinedRequests.addBody = () => {};
}

/** Measures requests a second and the slowest hundredth, over plain HTTP, with brotli accepted. */
export async function measureServer(
  variant: ServerVariant,
  page: 'list' | 'detail',
  { url, paths, seconds }: Load,
) {
  // A server with a page cache has every page then.
  for (const path of paths) {
    const answer = await fetch(url + path);
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}.`);
    await answer.arrayBuffer();
  }
  const options = {
    url,
    connections,
    headers: { 'accept-encoding': 'br' },
    requests: paths.map((path) => ({ path })),
    setupClient: forgetBodies,
  };
  await autocannon({ ...options, duration: warmUpSeconds });
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds });
  return {
    variant,
    page,
    requestsPerSecond: requests.average,
    /** ms. */
    p99: latency.p99,
    /** Answers other than 200, and connections that failed. */
    bad: non2xx + errors,
  };
}
