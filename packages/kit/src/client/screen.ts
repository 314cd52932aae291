import type { ComponentType } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';

/** May return a value, `data()` with a status, or a promise of either. */
export type ScreenLoader = (
  args: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>,
) => unknown;

/** The exports of a file in `pages/`. `Data` is the result of its loader, `Sent` that of its action. */
export interface Screen<Data = unknown, Sent = unknown> {
  /** Reads what the page shows. Expected failures are values with a status, never thrown. */
  loader?: ScreenLoader;
  /** Answers a plain form post. */
  action?: (args: ActionFunctionArgs) => unknown;
  meta: (data: Data) => object;
  Page: ComponentType<{ data: Data; sent: Sent | undefined }>;
}
