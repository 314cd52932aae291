import type { ComponentType } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';

/** May answer with a value, with `data()` and a status, or with a promise of either. */
export type ScreenLoader = (
  args: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>,
) => unknown;

/** What a file in `pages/` exports. `Data` is what its loader returns, `Sent` what its action does. */
export interface Screen<Data = unknown, Sent = unknown> {
  /** Reads what the page shows. Expected failures are values with a status, never thrown. */
  loader?: ScreenLoader;
  /** Answers a plain form post. */
  action?: (args: ActionFunctionArgs) => unknown;
  /** Props of the site's `Head`. */
  meta: (data: Data) => object;
  Page: ComponentType<{ data: Data; sent: Sent | undefined }>;
}
