import type { RootAttributes } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { Link } from '../../internal/link/Link.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './CategoryFilter.css.ts';

export interface CategoryFilterProps extends UiProps, RootAttributes<HTMLElement> {
  /** Names the group of links, e.g. 'Filter courses by category'. */
  label: string;
  /** `current` is the one that the list shows now. */
  options: readonly { label: string; href: string; current: boolean }[];
}

/** Narrows a list by links, which work without JavaScript. Renders nothing without options. `ref` is the `<nav>`. */
export function CategoryFilter({ label, options, ui, ...rest }: CategoryFilterProps) {
  requireName('CategoryFilter', 'label', label);
  if (options.length === 0) return null;
  return (
    <nav aria-label={label} {...rest}>
      <ul className={styles.list}>
        {options.map((option) => (
          <li key={`${option.href} ${option.label}`}>
            <Link
              ui={ui}
              href={option.href}
              aria-current={option.current ? 'true' : undefined}
              className={option.current ? styles.current : styles.other}
            >
              <DevanagariRuns text={option.label} ui={ui} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
