import type { ReactNode, Ref } from 'react';
import { Arc } from '../../internal/Arc.tsx';
import type { RootAttributes } from '../../internal/attributes.ts';
import { IconArrowLeft } from '../../internal/icons.tsx';
import { Link } from '../../internal/Link.tsx';
import { PageHeading } from '../../internal/PageHeading.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import type { BreadcrumbsProps } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Container } from '../Container/Container.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends RootAttributes {
  heading: string;
  text?: ReactNode;
  breadcrumbs?: BreadcrumbsProps['items'] | undefined;
  back?: { label: string; href: string } | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * The top of a page: its h1 (id `page-heading`, focusable by script), where it stands, a way back.
 * `ref` is the root `<div>`.
 */
export function PageHeader({ heading, text, breadcrumbs, back, ...rest }: PageHeaderProps) {
  return (
    <div {...rest} className={styles.header}>
      <Container>
        {(breadcrumbs || back) && (
          <div className={styles.trail}>
            {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
            {back && (
              <Link href={back.href} className={styles.back}>
                <IconArrowLeft />
                {back.label}
              </Link>
            )}
          </div>
        )}
        <Arc />
        <PageHeading className={styles.heading}>{heading}</PageHeading>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </Container>
    </div>
  );
}
