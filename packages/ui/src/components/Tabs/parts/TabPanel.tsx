'use client';
import { type ReactNode, useLayoutEffect } from 'react';
import { type RootAttributes, cx } from '../../../internal/attributes.ts';
import { requireName } from '../../../internal/devWarning.ts';
import type { HeadingLevel } from '../../../internal/headingLevel.ts';
import * as styles from '../Tabs.css.ts';
import { useTab } from '../useTab.ts';

export interface TabPanelProps extends Omit<RootAttributes<HTMLDivElement>, 'id'> {
  /** The `value` of its tab. */
  value: string;
  /** Shown above the panel where all panels are visible. */
  heading: NonNullable<ReactNode>;
  /** Default 2. */
  headingLevel?: HeadingLevel | undefined;
  children?: ReactNode;
}

/** The content of a tab. `ref` is the root `<div>`. */
export function TabPanel({
  value,
  heading,
  headingLevel = 2,
  children,
  className,
  ...rest
}: TabPanelProps) {
  requireName('TabPanel', 'heading', heading);
  const { selected, hydrated, settle, panelId, tabId } = useTab('TabPanel', value);
  // One that was suspended may be the chosen one.
  useLayoutEffect(settle, [settle]);
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      {...rest}
      {...(hydrated && {
        role: 'tabpanel',
        'aria-labelledby': tabId,
        tabIndex: 0,
        hidden: !selected,
      })}
      id={panelId}
      className={cx(styles.panel, className)}
      data-tab={value}
      data-selected={selected ? '' : undefined}
    >
      <Heading className={styles.heading}>{heading}</Heading>
      {children}
    </div>
  );
}
