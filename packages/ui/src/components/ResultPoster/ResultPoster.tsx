import type { ReactNode } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { PageHeading } from '../../internal/text/PageHeading.tsx';
import { Picture } from '../../internal/picture/Picture.tsx';
import { type Achiever, Achievement } from './Achievement.tsx';
import { type TrailProps, Trail } from '../Breadcrumbs/Trail.tsx';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Container/Container.tsx';
import * as styles from './ResultPoster.css.ts';

export interface ResultPosterProps extends RootAttributes<HTMLDivElement>, TrailProps {
  /** The page's h1. */
  heading: string;
  /** The result itself, so `alt` must say what it shows. Missing or broken: a drawing of ours. */
  image: { src: string; alt: string; width: number; height: number };
  action: { label: string; href: string; icon?: ReactNode };
  text?: string | undefined;
  /** The people on the poster. Those without `consent` are left out. */
  people?: readonly Achiever[] | undefined;
  /** Shown below the action: `ShareLinks`. */
  share?: ReactNode;
}

/** A whole page for one result: its picture, its people and an action. `ref` is the root `<div>`. */
export function ResultPoster({
  heading,
  image,
  action,
  text,
  people = [],
  share,
  breadcrumbs,
  back,
  ui,
  ...rest
}: ResultPosterProps) {
  requireName('ResultPoster', 'heading', heading);
  requireName('ResultPoster', 'image.alt', image.alt);
  const shown = people.filter(({ consent }) => consent);
  return (
    <Container {...rest}>
      <div className={styles.poster}>
        <div className={styles.words}>
          <Trail breadcrumbs={breadcrumbs} back={back} ui={ui} />
          <PageHeading>{heading}</PageHeading>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          {shown.length > 0 && (
            <ul className={styles.people}>
              {shown.map((person) => (
                <li key={`${person.rank} ${person.name}`} className={styles.person}>
                  <Achievement person={person} ui={ui} />
                </li>
              ))}
            </ul>
          )}
          <div className={styles.action}>
            <Button ui={ui} href={action.href} size="lg" icon={action.icon}>
              {action.label}
            </Button>
          </div>
          {share !== undefined && <div className={styles.share}>{share}</div>}
        </div>
        <div className={styles.frame}>
          <Picture {...image} ratio="4/5" priority />
        </div>
      </div>
    </Container>
  );
}
