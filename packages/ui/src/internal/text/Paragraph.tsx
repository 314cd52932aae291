import { type ReactElement, type ReactNode, Children, Fragment } from 'react';

/** Text, with or without elements in it, as a `<p>`; elements alone, which may be blocks, in a `<div>`. */
export function Paragraph({ children, className }: { children: ReactNode; className: string }) {
  const { type, props } = children as ReactElement<{ children?: ReactNode }>;
  const parts = Children.toArray(type === Fragment ? props.children : children);
  const Element = parts.some((part) => typeof part !== 'object') ? 'p' : 'div';
  return <Element className={className}>{children}</Element>;
}
