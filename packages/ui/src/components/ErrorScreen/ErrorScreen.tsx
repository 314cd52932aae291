import type { RootAttributes } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import type { Action } from '../Button/Actions.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import { Screen } from './Screen.tsx';

export interface ErrorScreenProps extends UiProps, RootAttributes<HTMLDivElement> {
  /** E.g. 'Unexpected Application Error!' */
  heading: string;
  /** What went wrong, as far as a visitor may know it. */
  message?: string | undefined;
  /** Ways out: a retry (`onClick`), the home page (`href`). */
  actions?: readonly Action[] | undefined;
}

/** A whole page for a failure; announced as an alert, its heading is the h1. `ref` is the root `<div>`. */
export function ErrorScreen({ heading, message, actions = [], ...rest }: ErrorScreenProps) {
  requireName('ErrorScreen', 'heading', heading);
  return <Screen {...rest} heading={heading} text={message} actions={actions} alert />;
}
