import { startOurServer } from '../sites/ourSite.ts';
import { cpuSeconds } from './cpuSeconds.ts';
import { createEdge } from './edge.ts';
import type { Answer, Edge } from './edge.ts';
import { startGate } from './gate.ts';
import type { Gate } from './gate.ts';
import { originOf } from './visits.ts';

/** How the site is set up: so many processes, each a site of its own, before one backend. */
export interface Setup {
  name: string;
  processes: number;
  /** Whether a cache stands before them that obeys their headers. */
  hasEdge: boolean;
  perSecond: number;
}

/** What they have cost so far. */
export interface Cost {
  /** Requests that have reached the site's processes. */
  reached: number;
  /** Requests that have reached the backend, or would have. */
  backend: number;
  /** Of the site's processes. */
  cpuSeconds: number;
}

export interface Arrangement extends Setup {
  gate: Gate;
  /** Asks as a visitor does. */
  ask: (path: string, headers: Record<string, string>) => Promise<Answer>;
  cost: () => Cost;
  stop: () => Promise<void>;
}

export const setups: readonly Setup[] = [
  { name: '1 process', processes: 1, hasEdge: false, perSecond: 50 },
  { name: '2 processes', processes: 2, hasEdge: false, perSecond: 50 },
  { name: '4 processes', processes: 4, hasEdge: false, perSecond: 50 },
  { name: '4 processes, a cache before them', processes: 4, hasEdge: true, perSecond: 50 },
  { name: 'the same', processes: 4, hasEdge: true, perSecond: 500 },
];

/** Starts it with a gate of its own before the backend. */
export async function arrange(
  setup: Setup,
  backend: { url: string; key: string },
): Promise<Arrangement> {
  const gate = await startGate(backend.url);
  const servers = await Promise.all(
    Array.from({ length: setup.processes }, () =>
      startOurServer(
        { backend: { url: gate.url, key: backend.key } },
        { SITE_URL: 'https://bench.example', TRUST_PROXY: '1' },
      ),
    ),
  );
  const origin = originOf(servers.map(({ url }) => url));
  let reached = 0;
  const askOrigin: typeof origin.ask = (path, headers) => {
    reached += 1;
    return origin.ask(path, headers);
  };
  const edge: Edge | undefined = setup.hasEdge
    ? createEdge(askOrigin, () => performance.now())
    : undefined;
  return {
    ...setup,
    gate,
    ask: async (path, headers) =>
      edge ? (await edge.get(path, headers)).answer : askOrigin(path, headers),
    cost: () => ({
      reached,
      backend: gate.count,
      cpuSeconds: cpuSeconds(servers.map(({ pid }) => pid)),
    }),
    async stop() {
      origin.stop();
      await Promise.all(servers.map(({ stop }) => stop()));
      await gate.stop();
    },
  };
}
