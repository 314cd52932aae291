import type { RootAttributes } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { Link } from '../../internal/link/Link.tsx';
import { Screen } from '../ErrorScreen/Screen.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps extends UiProps, RootAttributes<HTMLDivElement> {
  /** E.g. 'Oops. Page not found.' */
  heading: string;
  text?: string | undefined;
  /** The way out, e.g. 'Back to Home'. */
  action: { label: string; href: string };
  /** Other pages that the visitor may have wanted; `text` introduces them. */
  links?: readonly { label: string; href: string }[] | undefined;
  /** Default: a drawing of our own. */
  image?: { src: string; alt: string; width: number; height: number } | undefined;
}

/** A whole page for an address that does not exist; its heading is the h1. `ref` is the root `<div>`. */
export function NotFound({ heading, text, action, links = [], image, ui, ...rest }: NotFoundProps) {
  requireName('NotFound', 'heading', heading);
  return (
    <Screen
      {...rest}
      ui={ui}
      heading={heading}
      text={text}
      actions={[action]}
      picture={image && <img {...image} alt={image.alt} className={styles.picture} />}
    >
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link ui={ui} href={href} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}
