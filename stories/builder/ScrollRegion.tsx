import { vars } from '@setu/ui';
import type { ReactNode } from 'react';

interface ScrollRegionProps {
  label: string;
  /** The maximum height, as a CSS length; taller content scrolls. */
  height: string;
  children: ReactNode;
}

/** A region whose content scrolls when it is too tall, by keyboard too. */
export function ScrollRegion({ label, height, children }: ScrollRegionProps) {
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it arrow keys would not scroll it
      tabIndex={0}
      style={{ maxBlockSize: height, overflow: 'auto', borderRadius: vars.radius.md }}
    >
      {children}
    </div>
  );
}
