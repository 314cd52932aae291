import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import * as styles from './CardGrid.css.ts';

export interface CardGridProps extends RootAttributes<HTMLUListElement> {
  /** One card each. */
  children: ReactNode;
  /** `small`: three fit side by side from 600 px, as few words as a poster has. Default `regular`. */
  size?: 'regular' | 'small' | undefined;
  /** Names the list where no heading does. */
  label?: string | undefined;
}

/** A list of cards, as many side by side as fit. Renders nothing without cards. `ref` is the `<ul>`. */
export function CardGrid({ children, size = 'regular', label, ...rest }: CardGridProps) {
  const cards = Children.toArray(children);
  if (cards.length === 0) return null;
  return (
    <ul aria-label={label} {...rest} className={styles.grid[size]}>
      {cards.map((card, index) => (
        <li key={isValidElement(card) ? card.key : index} className={styles.cell}>
          {card}
        </li>
      ))}
    </ul>
  );
}
