import autocannon from 'autocannon';
import type { SiteName } from '../sites/site.ts';

export type ServerVariant = SiteName | 'ours, cache off';
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

/** Requests a second and the slowest hundredth, over plain HTTP, brotli accepted. */
export async function measureServer(
  variant: ServerVariant,
  page: ServerPage,
  { url, paths, seconds }: Load,
): Promise<ServerResult> {
  const options = {
    url,
    connections,
    headers: { 'accept-encoding': 'br' },
    requests: paths.map((path) => ({ path })),
  };
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
