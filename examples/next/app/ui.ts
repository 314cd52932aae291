import type { UiSettings } from '@setu/ui/UiProvider';
import { hindiPageLabels } from '@setu/ui/labels';
import { NextLink } from './NextLink';

/** Settings of the whole site: client components get them from UiProvider, server components as `ui`. */
export const ui: UiSettings = {
  linkComponent: NextLink,
  locale: 'en-IN',
  timeZone: 'Asia/Kolkata',
};

export const hindiUi: UiSettings = { ...ui, labels: hindiPageLabels, locale: 'hi-IN' };
