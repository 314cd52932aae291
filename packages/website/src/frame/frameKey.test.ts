import { expect, test, vi } from 'vitest';
import { institute } from '@site/institute.ts';
import type { Institute, NavigationItem } from '../instituteTypes.ts';

test('pages share a header only where it marks the same links', async () => {
  // The header compares links without a query, a hash and a slash at the end.
  const header: NavigationItem[] = [
    { title: 'Home', href: '/' },
    { title: 'Team', href: '/about#team' },
    { title: 'More', items: [{ title: 'Terms', href: '/Terms/' }] },
    { title: 'Essays', href: '/essay?page=1' },
  ];
  const changed: Institute = { ...institute, menus: { header } };
  vi.doMock('@site/institute.ts', () => ({ institute: changed }));
  const { frameKey } = await import('./frameKey.ts');
  const marked = ['/', '/about', '/terms', '/essay', '/essay/7', '/contact'];
  expect(new Set(marked.map(frameKey)).size).toBe(marked.length);
  expect(frameKey('/TERMS/')).toBe(frameKey('/terms'));
  expect(frameKey('/privacy')).toBe(frameKey('/contact'));
});
