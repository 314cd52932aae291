import type { Results } from '../results.ts';
import type { Phase, ScaleResult } from '../scale/measureScale.ts';
import { text } from './table.ts';
import type { Table } from './table.ts';

/** Several processes, and what a cache before them leaves to do. */
export function scaleTables({ scale, day }: Pick<Results, 'scale' | 'day'>): Table[] {
  return [
    phaseTable(scale, 'calm', 'each page asked for once before'),
    phaseTable(scale, 'outage', 'the backend is gone'),
    changeTable(scale),
    dayTable(day),
  ];
}

function phaseTable(results: readonly ScaleResult[], name: 'calm' | 'outage', what: string): Table {
  const seconds = results[0]?.[name].seconds ?? NaN;
  return {
    title: `Scale: ${text(seconds)} s, ${what}`,
    head: [
      'the site',
      'visits/s',
      'visits',
      'failed',
      'reach the site',
      'reach the backend',
      'a thousand visits',
      'processor, s',
      'median, ms',
      'p99, ms',
    ],
    rows: results.map((result) => [result.name, text(result.perSecond), ...cellsOf(result[name])]),
  };
}

const cellsOf = ({ visits, failed, reached, backend, cpuSeconds, p50, p99 }: Phase) => [
  text(visits),
  text(failed),
  text(reached),
  text(backend),
  text((backend / visits) * 1_000, 1),
  text(cpuSeconds, 1),
  text(p50, 1),
  text(p99, 1),
];

function changeTable(results: readonly ScaleResult[]): Table {
  return {
    title: 'Scale: an article is changed; seconds until visitors see it',
    head: [
      'the site',
      'visits/s',
      'new for the first time',
      'old for the last time',
      'after an outage: new',
      'old for the last time',
      'failed then',
    ],
    rows: results.map(({ name, perSecond, change, afterwards }) => [
      name,
      text(perSecond),
      text(change.newAfter),
      text(change.oldUntil),
      text(afterwards.newAfter),
      text(afterwards.oldUntil),
      text(afterwards.failed),
    ]),
  };
}

function dayTable(results: Results['day']): Table {
  return {
    title: 'Scale: a day behind a cache, simulated',
    head: [
      'visits',
      'processes',
      'reach the server',
      'at most by the arithmetic',
      'share',
      'pages made',
      'age of what is seen, s: median',
      'p99',
      'most',
      'busiest page: visits',
      'reach the server',
    ],
    rows: results.map(({ visits, processes, reached, atMost, made, age, busiest }) => [
      text(visits),
      text(processes),
      text(reached),
      text(atMost),
      `${text((reached / visits) * 100, 1)} %`,
      text(made),
      text(age.median),
      text(age.p99),
      text(age.most),
      text(busiest.visits),
      text(busiest.reached),
    ]),
  };
}
