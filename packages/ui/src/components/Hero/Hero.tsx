import { brandBand } from '../../css/brandBand.css.ts';
import { Actions } from '../Button/Actions.tsx';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { PageHeading } from '../../internal/text/PageHeading.tsx';
import { Container } from '../Container/Container.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './Hero.css.ts';

interface HeroAction {
  label: string;
  href: string;
}

export interface HeroProps extends UiProps, RootAttributes<HTMLDivElement> {
  /** The page's h1 (id `page-heading`). */
  heading: string;
  text?: string | undefined;
  action?: HeroAction | undefined;
  secondaryAction?: HeroAction | undefined;
  /** Usually the largest picture in the first view, so it is fetched first. `alt` may be empty. */
  image?:
    | {
        src: string;
        alt: string;
        width: number;
        height: number;
        srcSet?: string | undefined;
        sizes?: string | undefined;
      }
    | undefined;
}

/** The opening of a home page: heading, text, one or two actions, a picture. `ref` is the root `<div>`. */
export function Hero({ heading, text, action, secondaryAction, image, ui, ...rest }: HeroProps) {
  requireName('Hero', 'heading', heading);
  const actions = [action, secondaryAction].filter((one) => one !== undefined);
  return (
    <div {...rest} className={cx(brandBand, rest.className)}>
      <Container>
        <div className={styles.columns}>
          <div>
            <PageHeading className={styles.heading}>{heading}</PageHeading>
            {text !== undefined && <p className={styles.text}>{text}</p>}
            {actions.length > 0 && (
              <div className={styles.actions}>
                <Actions ui={ui} items={actions} first="accent" size="lg" />
              </div>
            )}
          </div>
          {image && (
            <img {...image} alt={image.alt} className={styles.picture} fetchPriority="high" />
          )}
        </div>
      </Container>
    </div>
  );
}
