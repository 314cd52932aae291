import type { ReactNode } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { PageHeading } from '../../internal/text/PageHeading.tsx';
import { Paragraph } from '../../internal/text/Paragraph.tsx';
import { Picture } from '../../internal/picture/Picture.tsx';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { type TrailProps, Trail } from '../Breadcrumbs/Trail.tsx';
import { type Action, Actions } from '../Button/Actions.tsx';
import { Container } from '../Container/Container.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends RootAttributes<HTMLDivElement>, TrailProps {
  heading: string;
  /** A text is a paragraph; elements stand in a `<div>`, with paragraphs of their own. */
  text?: ReactNode;
  /** The main actions of the page, below the text; the first one is primary. */
  actions?: readonly Action[] | undefined;
  /** Decorative picture next to the text from 769 px, in the ratio 3 to 2. */
  image?: string | undefined;
}

/** The top of a page: its h1 (id `page-heading`, focusable), breadcrumbs or a back link. `ref` is the root `<div>`. */
export function PageHeader({
  heading,
  text,
  actions = [],
  breadcrumbs,
  back,
  image,
  ui,
  ...rest
}: PageHeaderProps) {
  requireName('PageHeader', 'heading', heading);
  return (
    <div {...rest} className={cx(styles.header, rest.className)}>
      <Container>
        {(breadcrumbs || back) && (
          <div className={styles.trail}>
            <Trail breadcrumbs={breadcrumbs} back={back} ui={ui} />
          </div>
        )}
        <div className={image === undefined ? undefined : styles.columns}>
          <div>
            {/* The key replaces the whole: React cannot find a text that a translator has replaced. */}
            <PageHeading key={heading} className={styles.heading}>
              <DevanagariRuns text={heading} ui={ui} />
            </PageHeading>
            {text !== undefined && <Paragraph className={styles.text}>{text}</Paragraph>}
            {actions.length > 0 && (
              <div className={styles.actions}>
                <Actions ui={ui} items={actions} />
              </div>
            )}
          </div>
          {image !== undefined && (
            <div className={styles.picture}>
              <Picture src={image} alt="" ratio="3/2" />
            </div>
          )}
        </div>
      </Container>
    </div>
  );
}
