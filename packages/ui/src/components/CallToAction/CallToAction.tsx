import { type ReactNode, useId } from 'react';
import { Actions } from '../Button/Actions.tsx';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { Paragraph } from '../../internal/text/Paragraph.tsx';
import { Container } from '../Container/Container.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './CallToAction.css.ts';

export interface CallToActionProps extends UiProps, RootAttributes<HTMLElement> {
  heading: string;
  /** A text is a paragraph; elements stand in a `<div>`, with paragraphs of their own. */
  text?: ReactNode;
  /** The first one has the variant `accent`. */
  actions: readonly { label: string; href: string; icon?: ReactNode }[];
}

/** An invitation with one or two ways to follow it: a region named by its heading. `ref` is the `<section>`. */
export function CallToAction({ heading, text, actions, ui, ...rest }: CallToActionProps) {
  requireName('CallToAction', 'heading', heading);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...rest} className={cx(styles.band, rest.className)}>
      <Container>
        <div className={styles.card}>
          <div className={styles.words}>
            <h2 id={headingId} className={styles.heading}>
              {heading}
            </h2>
            {text !== undefined && <Paragraph className={styles.text}>{text}</Paragraph>}
          </div>
          <Actions ui={ui} items={actions} first="accent" size="lg" />
        </div>
      </Container>
    </section>
  );
}
