import type { ReactNode, Ref } from 'react';
import { type RootAttributes, cx } from '../../../internal/attributes.ts';
import { numeric as atEnd } from '../Table.css.ts';

export interface TableCellAttributes extends RootAttributes<HTMLTableCellElement> {
  children?: ReactNode;
  /** Whether it holds or heads numbers, which are aligned right in either text direction. Default `false`. */
  numeric?: boolean | undefined;
  /** Default 1. */
  colSpan?: number | undefined;
  /** Default 1. */
  rowSpan?: number | undefined;
  ref?: Ref<HTMLTableCellElement> | undefined;
}

export interface TableHeaderProps extends TableCellAttributes {
  /** What it heads; a group, where it spans several columns or rows. Default `col`. */
  scope?: 'col' | 'row' | 'colgroup' | 'rowgroup' | undefined;
}

/** A cell of a `Table` that heads its column, or its row. `ref` is the `<th>`. */
export function TableHeader({ numeric, scope = 'col', className, ...rest }: TableHeaderProps) {
  return <th scope={scope} {...rest} className={cx(numeric && atEnd, className)} />;
}
