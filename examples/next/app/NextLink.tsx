'use client';
import type { LinkComponentProps } from '@setu/ui/UiProvider';
import Link from 'next/link';

export function NextLink(props: LinkComponentProps) {
  return <Link {...props} prefetch={false} />;
}
