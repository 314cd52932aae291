import type { ReactNode } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ScrollTable } from './ScrollTable.tsx';
import * as styles from './Table.css.ts';

export interface TableProps extends RootAttributes<HTMLDivElement> {
  /** The content in a few words: the accessible name. */
  caption: string;
  /** Whether the caption is for assistive technology alone, where a heading says the same. Default `false`. */
  captionHidden?: boolean | undefined;
  /** `<thead>` and `<tbody>` with rows of `TableHeader` and `TableCell`. */
  children: ReactNode;
}

/** Data in rows and columns, which scroll within themselves, by keyboard too. `ref` is the `<div>` that scrolls. */
export function Table({ caption, captionHidden = false, children, ...rest }: TableProps) {
  requireName('Table', 'caption', caption);
  return (
    <ScrollTable {...rest} aria-label={caption}>
      <caption className={captionHidden ? undefined : styles.caption}>
        {/* A positioned <caption> would become a cell (https://www.w3.org/TR/CSS22/tables.html#anonymous-boxes). */}
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      {children}
    </ScrollTable>
  );
}
