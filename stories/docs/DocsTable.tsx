import { type ComponentProps } from 'react';
import { Specimens } from '../foundations/Specimens.tsx';

/** A table of components or releases on a page of documentation, under a heading that says what it holds. */
export function DocsTable(props: ComponentProps<typeof Specimens>) {
  return (
    <div className="docs-table sb-unstyled">
      <Specimens captionHidden {...props} />
    </div>
  );
}
