import type { ReactNode } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import * as styles from './Disclosure.css.ts';

interface DisclosureContent extends RootAttributes<HTMLDetailsElement> {
  /** The line that is always visible, and opens and closes the rest. */
  summary: NonNullable<ReactNode>;
  children?: ReactNode;
  /** Only one disclosure of the same name is open at a time. Default: each opens independently. */
  name?: string | undefined;
}

/** An uncontrolled disclosure may start open. */
interface UncontrolledDisclosure {
  open?: undefined;
  defaultOpen: boolean;
  onOpenChange?: undefined;
}

/** The parent may listen and control the state; to do so it must be a client component. */
interface ControlledDisclosure {
  open?: boolean | undefined;
  defaultOpen?: undefined;
  /** Not called for what a visitor has opened before hydration, which stays open: see `open` of the `ref`. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

// `DisclosureContent` is separate for react-docgen, which does not read unions.
export type DisclosureProps = DisclosureContent & (UncontrolledDisclosure | ControlledDisclosure);

/** A line that shows and hides the content below it, without a script too. `ref` is the `<details>`. */
export function Disclosure({
  summary,
  children,
  open,
  defaultOpen,
  onOpenChange,
  name,
  ...rest
}: DisclosureProps) {
  requireName('Disclosure', 'summary', summary);
  return (
    <details
      {...rest}
      name={name}
      open={open ?? defaultOpen}
      // A visitor may open it before hydration.
      suppressHydrationWarning
      onToggle={
        onOpenChange &&
        (({ target, currentTarget: details }) => {
          const now = details.open;
          // React lets the event of what is inside bubble.
          if (target !== details || now === open) return;
          // A controlling parent decides the state, but one that another of its name has closed would close that one.
          if (open !== undefined && (now || name === undefined)) details.open = open;
          onOpenChange(now);
        })
      }
    >
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
