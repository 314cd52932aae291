'use client';

import Link from 'next/link';
import { LinkProvider } from '../../../shared/react/SiteLink.tsx';

export function Links({ children }) {
  return <LinkProvider value={Link}>{children}</LinkProvider>;
}
