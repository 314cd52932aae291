import type { ComponentType } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import type { Meta } from './Head.tsx';

/** May answer with a value, with `data()` and a status, or with a promise of either. */
export type ScreenLoader = (args: LoaderFunctionArgs) => unknown;

/** What a file in `pages/` exports. `Data` is what its loader returns. */
export interface Screen<Data = unknown, Sent = unknown> {
  /** Asks `@setu/data` for models. Expected failures are values with a status, never thrown. */
  loader?: ScreenLoader;
  /** Answers a plain form post. */
  action?: (args: ActionFunctionArgs) => unknown;
  meta: (data: Data) => Meta;
  Page: ComponentType<{ data: Data; sent: Sent | undefined }>;
}
