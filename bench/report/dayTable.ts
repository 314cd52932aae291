import type { Results } from '../results.ts';
import { text } from './table.ts';
import type { Table } from './table.ts';

/** Whole days behind a simulated cache, beside what the arithmetic allows. */
export function dayTable({ day }: Results): Table {
  return {
    title: 'A day behind a cache, simulated',
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
    rows: day.map(({ visits, processes, reached, atMost, made, age, busiest }) => [
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
