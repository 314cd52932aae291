import type { UiSettings } from '@setu/ui/UiProvider';
import { NextLink } from './NextLink';

/** Once for the whole site: client components have it from UiProvider, server components as `ui`. */
export const ui: UiSettings = {
  linkComponent: NextLink,
  locale: 'en-IN',
  timeZone: 'Asia/Kolkata',
};
