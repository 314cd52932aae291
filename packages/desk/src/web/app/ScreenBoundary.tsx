import { type ReactNode, Component } from 'react';
import { AskError } from './shared/ask.ts';
import { Failure } from './shared/notices.tsx';

/** Renders a screen; if rendering fails, the error instead, so that the other screens stay within reach. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { error: AskError | null }> {
  override state: { error: AskError | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: AskError.of(error) };
  }

  override render() {
    const { error } = this.state;
    return error ? <Failure error={error} /> : this.props.children;
  }
}
