import { type ReactNode, Children, Fragment, isValidElement } from 'react';

/** Text, with or without elements in it, as a `<p>`; elements alone, which may be blocks, in a `<div>`. */
export function Paragraph({ children, className }: { children: ReactNode; className: string }) {
  const isFragment =
    isValidElement<{ children?: ReactNode }>(children) && children.type === Fragment;
  const parts = Children.toArray(isFragment ? children.props.children : children);
  const Element = parts.some((part) => typeof part !== 'object') ? 'p' : 'div';
  return <Element className={className}>{children}</Element>;
}
