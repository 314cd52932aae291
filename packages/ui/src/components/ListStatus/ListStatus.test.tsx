import { expect, test } from 'vitest';
import { renderAndHydrate } from '../../testing/browser.ts';
import { type ListStatusProps, ListStatus } from './ListStatus.tsx';

test.for<[string, ListStatusProps]>([
  ['0 articles', { of: 'articles', total: 0, page: 1, pageCount: 0 }],
  ['1 article Page 1 of 1', { of: 'articles', total: 1, page: 1, pageCount: 1 }],
  [
    '124,000 courses Page 1,200 of 6,200',
    { of: 'courses', total: 124_000, page: 1_200, pageCount: 6_200 },
  ],
])('says %s, in a line that is read when it changes', async ([text, props]) => {
  const { container } = await renderAndHydrate(<ListStatus {...props} />);
  const line = container.querySelector('p');
  expect(line?.textContent).toBe(text);
  expect(line?.ariaLive).toBe('polite');
});
