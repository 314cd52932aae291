import { setTimeout as sleep } from 'node:timers/promises';
import type { Arrangement } from './arrangement.ts';
import type { Postgres } from './database.ts';
import { type Machine, until } from './machines.ts';
import { oneOf } from '../../tests/support/random.ts';

export interface Fault {
  name: string;
  run: () => Promise<void>;
}

/** Chooses what fails next; the primary is lost at most once, and permanently. */
export function createFaults(arrangement: Arrangement, random: () => number) {
  const { caches, links, pooler, postgres, purger, replicaApis, sites } = arrangement;
  let primary = postgres[0] as Postgres;
  const replicas = () => postgres.filter((server) => server !== primary && !lost.has(server));
  const lost = new Set<Postgres>();

  const killed = (machine: Machine, ms: number): Fault => ({
    name: `${machine.name} is killed, and back after ${ms} ms`,
    async run() {
      await machine.kill();
      await sleep(ms);
      await machine.start();
    },
  });
  const paused = (machine: Machine, ms: number): Fault => ({
    name: `${machine.name} stands still for ${ms} ms`,
    async run() {
      machine.signal('SIGSTOP');
      await sleep(ms);
      machine.signal('SIGCONT');
    },
  });

  const promoted = (): Fault => ({
    name: `${primary.machine.name} is lost, and a replica promoted`,
    async run() {
      const [one, other] = replicas() as [Postgres, Postgres];
      lost.add(primary);
      await primary.machine.kill();
      // The replica that has received more has everything that was acknowledged.
      const [mine, its] = await Promise.all([one, other].map(received));
      const next = (mine ?? 0n) >= (its ?? 0n) ? one : other;
      await next.sql('select pg_promote()');
      await until(async () => {
        await next.sql('create temporary table it_writes ()');
      });
      primary = next;
      await arrangement.pointTo(next);
    },
  });

  const kinds: (() => Fault)[] = [
    () => killed(oneOf(random, sites), 2_000),
    () => paused(oneOf(random, sites), 4_000),
    () => killed(oneOf(random, caches), 2_000),
    () => paused(oneOf(random, caches), 6_000),
    () => killed(oneOf(random, replicaApis), 1_000),
    () => killed(oneOf(random, replicas()).machine, 2_000),
    () => paused(oneOf(random, replicas()).machine, 5_000),
    () => killed(pooler, 1_000),
    () => killed(purger, 2_000),
    () => killed(oneOf(random, links), 12_000),
  ];
  return {
    next: () => (lost.size === 0 && random() < 0.3 ? promoted() : oneOf(random, kinds)()),
    primary: () => primary,
  };
}

async function received({ sql }: Postgres): Promise<bigint> {
  const [row] = await sql<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0')::text as bytes`,
  );
  return BigInt(row?.bytes ?? '0');
}
