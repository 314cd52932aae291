import autocannon, { type Client } from 'autocannon';

const connections = 10;
const warmUpSeconds = 3;

/**
 * Makes a client count compressed bodies without converting them to text: that took two thirds of its time,
 * so that fast servers were limited by what autocannon can read.
 */
function forgetBodies({ pipelinedRequests }: Client): void {
  pipelinedRequests.addBody = () => {};
}

/** Measures requests a second and the slowest hundredth, over plain HTTP, with brotli accepted. */
export async function measureServer(url: string, paths: readonly string[], seconds: number) {
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
    'requests/s': requests.average,
    'p99, ms': latency.p99,
    // Answers other than 200, and connections that failed.
    failed: non2xx + errors,
  };
}
