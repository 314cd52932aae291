import type { ReactNode } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { cx } from '../../internal/cx.ts';
import { requireName } from '../../internal/devWarning.ts';
import * as styles from './Disclosure.css.ts';

interface DisclosureContent extends RootAttributes<HTMLDetailsElement> {
  /** What is always seen, and opens and closes the rest. */
  summary: ReactNode;
  children?: ReactNode;
  /** Of those with the same name one is open at a time. Default: each by itself. */
  name?: string | undefined;
}

/** Left to itself it may begin open. */
interface UncontrolledDisclosure {
  open?: undefined;
  defaultOpen: boolean;
  onOpenChange?: undefined;
}

/** Else its parent may listen, and decide; such a parent is a client component. */
interface ControlledDisclosure {
  open?: boolean | undefined;
  defaultOpen?: undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

// What it holds stands apart for react-docgen, which reads no union.
export type DisclosureProps = DisclosureContent & (UncontrolledDisclosure | ControlledDisclosure);

/**
 * A line that shows and hides what stands below it. The browser's own `<details>`: it needs no script, the
 * search within the page opens it, and it stays as a visitor left it when React arrives. `ref` is the
 * `<details>`.
 */
export function Disclosure({
  summary,
  children,
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: DisclosureProps) {
  requireName('Disclosure', 'summary', summary);
  return (
    <details
      {...rest}
      className={cx(styles.disclosure, className)}
      open={open ?? defaultOpen}
      // A visitor may open it before React arrives.
      suppressHydrationWarning
      onToggle={
        onOpenChange &&
        (({ currentTarget: details }) => {
          const now = details.open;
          if (now === open) return;
          // A parent that says how it is has the last word.
          if (open !== undefined) details.open = open;
          onOpenChange(now);
        })
      }
    >
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
