import type { Ref } from 'react';
import { Actions } from '../../internal/Actions.tsx';
import type { RootAttributes } from '../../internal/attributes.ts';
import { BrokenBridge } from '../../internal/BrokenBridge.tsx';
import { requireName } from '../../internal/devWarning.ts';
import { Link } from '../../internal/Link.tsx';
import { PageHeading } from '../../internal/PageHeading.tsx';
import * as styles from '../../internal/Screen.css.ts';
import { Container } from '../Container/Container.tsx';

export interface NotFoundProps extends RootAttributes {
  /** E.g. 'Oops. Page not found.' */
  heading: string;
  text?: string | undefined;
  /** The way out, e.g. 'Back to Home'. */
  action: { label: string; href: string };
  /** Where else the visitor may have wanted to go; `text` leads in to them. */
  links?: readonly { label: string; href: string }[] | undefined;
  /** Default: a drawing of our own. */
  image?: { src: string; alt: string; width: number; height: number } | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A whole page for what does not exist; its heading is the h1. `ref` is the root `<div>`. */
export function NotFound({ heading, text, action, links = [], image, ...rest }: NotFoundProps) {
  requireName('NotFound', 'heading', heading);
  return (
    <Container {...rest}>
      <div className={styles.screen}>
        {image ? <img {...image} alt={image.alt} className={styles.picture} /> : <BrokenBridge />}
        <PageHeading className={styles.heading}>{heading}</PageHeading>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {links.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets it; see css/reset.css.ts
          <ul role="list" className={styles.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          <Actions items={[action]} centred />
        </div>
      </div>
    </Container>
  );
}
