import type { ReactNode } from 'react';
import { type ButtonProps, Button } from './Button.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './Actions.css.ts';

interface ActionLook {
  label: string;
  icon?: ReactNode;
  variant?: ButtonProps['variant'];
}

/** What a visitor can do next: go somewhere (`href`) or do something here (`onClick`), such as retry. */
export type Action = ActionLook &
  ({ href: string; onClick?: undefined } | { href?: undefined; onClick: () => void });

export interface ActionsProps extends UiProps {
  items: readonly Action[];
  /** The variant of the first item, unless it sets its own; later items default to `secondary`. */
  first?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  centred?: boolean;
}

export function Actions({ items, first = 'primary', size, centred = false, ui }: ActionsProps) {
  if (items.length === 0) return null;
  return (
    <div className={centred ? styles.centred : styles.actions}>
      {items.map(({ label, href, onClick, icon, variant }, index) => (
        <Button
          key={label + (href ?? '')}
          {...{ ui, size, icon }}
          variant={variant ?? (index === 0 ? first : 'secondary')}
          {...(href === undefined ? { onClick: () => onClick() } : { href })}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
