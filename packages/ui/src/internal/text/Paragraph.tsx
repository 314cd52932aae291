import type { ReactNode } from 'react';

/** Text as a `<p>`; anything else, which may be blocks, in a `<div>`. */
export function Paragraph({ children, className }: { children: ReactNode; className: string }) {
  const Element = typeof children === 'string' ? 'p' : 'div';
  return <Element className={className}>{children}</Element>;
}
