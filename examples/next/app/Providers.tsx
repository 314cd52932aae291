'use client';
import { UiProvider } from '@setu/ui/UiProvider';
import type { LinkComponentProps } from '@setu/ui/UiProvider';
import Link from 'next/link';
import type { ReactNode } from 'react';

function NextLink(props: LinkComponentProps) {
  return <Link {...props} prefetch={false} />;
}

export function Providers({ children }: { children: ReactNode }) {
  return <UiProvider linkComponent={NextLink}>{children}</UiProvider>;
}
