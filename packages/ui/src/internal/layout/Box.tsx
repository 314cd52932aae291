import { type ReactNode, isValidElement } from 'react';
import { plainList } from '../../css/plainList.css.ts';
import { type RootAttributes, cx } from '../attributes.ts';
import { shownChildren } from './shownChildren.ts';

export interface BoxProps extends RootAttributes<HTMLElement> {
  /** Default `div`. In `ul` and `ol`, which show no markers, each child gets an `<li>` of its own. */
  as?: 'div' | 'span' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'ol' | undefined;
  children?: ReactNode;
}

/** What `Stack`, `Inline` and `Grid` have in common. */
export function Box({ as = 'div', children, className, ...rest }: BoxProps) {
  // TypeScript cannot check props against a union of elements; each of these is an HTMLElement.
  const Element = as as 'section';
  const isList = as === 'ul' || as === 'ol';
  return (
    <Element {...rest} className={cx(isList && plainList, className)}>
      {isList
        ? shownChildren(children).map((child, index) => (
            <li key={isValidElement(child) ? child.key : index}>{child}</li>
          ))
        : children}
    </Element>
  );
}
