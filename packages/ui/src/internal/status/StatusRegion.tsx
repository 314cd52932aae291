import type { ReactNode } from 'react';

interface StatusRegionProps {
  children: ReactNode;
  id?: string;
  className?: string;
}

/** Always in the page, so that what appears inside it is announced. */
export function StatusRegion({ children, ...rest }: StatusRegionProps) {
  return (
    // An <output> may hold no paragraphs or lists.
    <div {...rest} role="status">
      {children}
    </div>
  );
}
