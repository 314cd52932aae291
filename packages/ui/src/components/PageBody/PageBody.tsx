import type { ReactNode } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { Container } from '../Container/Container.tsx';
import * as styles from './PageBody.css.ts';

export interface PageBodyProps extends RootAttributes<HTMLDivElement> {
  children: ReactNode;
}

/** The content below a PageHeader: the page's parts, evenly spaced. `ref` is the outer `<div>`. */
export function PageBody({ children, ...rest }: PageBodyProps) {
  return (
    <Container {...rest}>
      <div className={styles.body}>{children}</div>
    </Container>
  );
}
