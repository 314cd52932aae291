import type { Ref } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import type { Action } from '../../parts/Actions.tsx';
import { Screen } from '../../parts/Screen.tsx';

export interface ErrorScreenProps extends RootAttributes {
  /** E.g. 'Unexpected Application Error!' */
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
  return <Screen {...rest} heading={heading} text={message} actions={actions} alert />;
}
