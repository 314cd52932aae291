'use client';
import { UiProvider } from '@setu/ui/UiProvider';
import type { ReactNode } from 'react';
import { hindiUi } from '../ui';

/** Labels hold functions, which cannot come from the server. */
export function HindiProvider({ children }: { children: ReactNode }) {
  return <UiProvider {...hindiUi}>{children}</UiProvider>;
}
