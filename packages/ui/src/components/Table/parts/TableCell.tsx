import { cx } from '../../../internal/attributes.ts';
import { numeric as atEnd } from '../Table.css.ts';
import type { TableCellAttributes } from './TableHeader.tsx';

export type TableCellProps = TableCellAttributes;

/** A cell of a `Table`. `ref` is the `<td>`. */
export function TableCell({ numeric, className, ...rest }: TableCellProps) {
  return <td {...rest} className={cx(numeric && atEnd, className)} />;
}
