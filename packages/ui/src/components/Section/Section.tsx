import { type ReactNode, useId } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireKnown, requireName } from '../../internal/devWarning.ts';
import { Paragraph } from '../../internal/text/Paragraph.tsx';
import { Container } from '../Container/Container.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './Section.css.ts';

export interface SectionProps extends UiProps, RootAttributes<HTMLElement> {
  /** Names the region. */
  heading: string;
  /** Default 2. */
  headingLevel?: 2 | 3 | undefined;
  /** A text is a paragraph; elements stand in a `<div>`, with paragraphs of their own. */
  intro?: ReactNode;
  /** A link to more of the same. */
  action?: { label: string; href: string } | undefined;
  /** Links below the body, to go on from there. */
  more?: readonly { label: string; href: string }[] | undefined;
  /** Default `paper`. */
  tone?: 'paper' | 'sunken' | 'brand' | undefined;
  /** `aside`: from 1024 px the heading is next to the body; for text, ignores `tone`. Default `stacked`. */
  layout?: 'stacked' | 'aside' | undefined;
  /** Whether it is left out in print. Default `false`. */
  screenOnly?: boolean | undefined;
  children?: ReactNode;
}

/** A band of a page under its own heading: a region named by it. `ref` is the `<section>`. */
export function Section({
  heading,
  headingLevel = 2,
  intro,
  action,
  more = [],
  tone = 'paper',
  layout = 'stacked',
  screenOnly = false,
  children,
  ui,
  ...rest
}: SectionProps) {
  requireName('Section', 'heading', heading);
  requireKnown('Section', 'tone', tone, styles.tone);
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const beside = layout === 'aside';
  const title = (
    <Heading id={headingId} className={styles.heading}>
      {heading}
    </Heading>
  );
  const link = ({ label, href }: { label: string; href: string }) => (
    <TextLink ui={ui} key={href} arrow="forward" href={href}>
      {label}
    </TextLink>
  );
  const body = (
    <div className={styles.body}>
      {children}
      {more.length > 0 && <div className={styles.more}>{more.map(link)}</div>}
    </div>
  );
  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      className={cx(
        beside ? styles.aside : styles.tone[tone],
        screenOnly && styles.screenOnly,
        rest.className,
      )}
    >
      <Container>
        {beside ? (
          <div className={styles.asideColumns}>
            <div className={styles.asideHead}>
              {title}
              {intro !== undefined && <Paragraph className={styles.asideIntro}>{intro}</Paragraph>}
              {action && link(action)}
            </div>
            {body}
          </div>
        ) : (
          <>
            <div className={styles.head}>
              <div className={styles.words}>
                {title}
                {intro !== undefined && <Paragraph className={styles.intro}>{intro}</Paragraph>}
              </div>
              {action && link(action)}
            </div>
            {body}
          </>
        )}
      </Container>
    </section>
  );
}
