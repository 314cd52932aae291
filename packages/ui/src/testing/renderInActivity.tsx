import { type ReactNode, Activity } from 'react';
import { render } from 'vitest-browser-react';

/** Renders it as a page that a router keeps while another is shown: `hide` and `show` do what the router does. */
export async function renderInActivity(ui: ReactNode, beside?: ReactNode) {
  const as = (mode: 'visible' | 'hidden') => (
    <>
      {beside}
      <Activity mode={mode}>{ui}</Activity>
    </>
  );
  const { rerender } = await render(as('visible'));
  return { hide: () => rerender(as('hidden')), show: () => rerender(as('visible')) };
}
