'use client';
import { UiProvider } from '@setu/ui/UiProvider';
import type { ReactNode } from 'react';
import { hindiUi } from '../ui';

/** A client component, because labels contain functions, which the server cannot pass to one. */
export function HindiProvider({ children }: { children: ReactNode }) {
  return <UiProvider {...hindiUi}>{children}</UiProvider>;
}
