import { expect, test } from 'vitest';
import type { App } from '../client/defineApp.ts';
import { rowAt } from '../client/route.ts';
import type { Route } from '../client/route.ts';
import { createSitePaths } from './sitePaths.ts';

const rows: Route[] = [
  { path: '/', screen: 'Home' },
  { path: '/Fees', screen: 'Fees' },
  { path: '/fees/old', screen: 'OldFees' },
  { path: '/notes', screen: 'Notes' },
  { path: '/notes/:id', screen: 'Note' },
  { path: '/:slug', screen: 'Course' },
  { path: '*', screen: 'NotFound' },
];
const routes = [{ children: rows.map((row) => ({ path: row.path, handle: row })) }];
const paths = createSitePaths({ routes: rows } as unknown as App, {}, routes);

test.each([
  ['/', 'Home'],
  ['/fees', 'Fees'],
  ['/FEES/', 'Fees'],
  ['/fees/old', 'OldFees'],
  ['/fees/new', 'NotFound'],
  ['/notes?page=2', 'Notes'],
  ['/notes/7', 'Note'],
  ['/notes/fees', 'Note'],
  ['/Notes/8#top', 'Note'],
  ['/old', 'Course'],
  ['/-', 'Course'],
  ['/:slug', 'Course'],
  ['/f%65es', 'Fees'],
  ['/f%65es/%6fld', 'OldFees'],
  ['//notes', 'NotFound'],
  ['/notes/7/8', 'NotFound'],
])('%s is answered by %s, as the router has it', (address, screen) => {
  expect(rowAt(routes, address)?.screen).toBe(screen);
  // The second call uses the cached row.
  expect([paths.screen(address), paths.screen(address)]).toEqual([screen, screen]);
});
