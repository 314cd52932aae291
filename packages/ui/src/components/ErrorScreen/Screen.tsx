import type { ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import type { RootAttributes } from '../../internal/attributes.ts';
import { BrokenBridge } from '../../internal/drawings/BrokenBridge.tsx';
import { PageHeading } from '../../internal/text/PageHeading.tsx';
import { type Action, Actions } from '../Button/Actions.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './Screen.css.ts';

interface ScreenProps extends UiProps, RootAttributes<HTMLDivElement> {
  heading: string;
  text: string | undefined;
  actions: readonly Action[];
  /** Announces the screen immediately, because it has replaced another. */
  alert?: boolean;
  /** Default: the broken bridge. */
  picture?: ReactNode;
  /** Between the text and the actions. */
  children?: ReactNode;
}

/** A whole page with one message and ways onward; its heading is the h1. */
export function Screen({
  heading,
  text,
  actions,
  alert = false,
  picture = <BrokenBridge />,
  children,
  ui,
  ...rest
}: ScreenProps) {
  return (
    <Container {...rest}>
      <div className={styles.screen} role={alert ? 'alert' : undefined}>
        {picture}
        <PageHeading>{heading}</PageHeading>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children}
        <div className={styles.actions}>
          <Actions ui={ui} items={actions} centred />
        </div>
      </div>
    </Container>
  );
}
