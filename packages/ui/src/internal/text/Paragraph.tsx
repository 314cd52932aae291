import { type ReactNode, Fragment, isValidElement } from 'react';

/** Text as a `<p>`; a single element, which may be a block, in a `<div>`. */
export function Paragraph({ children, className }: { children: ReactNode; className: string }) {
  const Element = isValidElement(children) && children.type !== Fragment ? 'div' : 'p';
  return <Element className={className}>{children}</Element>;
}
