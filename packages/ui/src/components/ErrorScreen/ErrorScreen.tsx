import type { Ref } from 'react';
import { Actions } from '../../internal/Actions.tsx';
import type { Action } from '../../internal/Actions.tsx';
import type { RootAttributes } from '../../internal/attributes.ts';
import { BrokenBridge } from '../../internal/BrokenBridge.tsx';
import { requireName } from '../../internal/devWarning.ts';
import { PageHeading } from '../../internal/PageHeading.tsx';
import * as styles from '../../internal/Screen.css.ts';
import { Container } from '../Container/Container.tsx';

export interface ErrorScreenProps extends RootAttributes {
  /** E.g. 'Unexpected Application Error!' (spec section 8). */
  heading: string;
  /** What went wrong, as far as a visitor may know it. */
  message?: string | undefined;
  /** Ways out: a retry (`onClick`), the home page (`href`). */
  actions?: readonly Action[] | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A whole page for a failure; announced as an alert, its heading is the h1. `ref` is the root `<div>`. */
export function ErrorScreen({ heading, message, actions = [], ...rest }: ErrorScreenProps) {
  requireName('ErrorScreen', 'heading', heading);
  return (
    <Container {...rest}>
      <div className={styles.screen} role="alert">
        <BrokenBridge />
        <PageHeading className={styles.heading}>{heading}</PageHeading>
        {message !== undefined && <p className={styles.text}>{message}</p>}
        <div className={styles.actions}>
          <Actions items={actions} centred />
        </div>
      </div>
    </Container>
  );
}
