import { actions } from './actions.tsx';
import { forms } from './forms.tsx';
import { lists } from './lists.tsx';
import { messages } from './messages.tsx';
import type { Pair } from './pair.ts';
import { pages } from './pages.tsx';
import { primitives } from './primitives.tsx';

/** Right and wrong uses by component name, for the components that are often misused. */
export const dosAndDonts: Readonly<Record<string, Pair>> = {
  ...actions,
  ...forms,
  ...lists,
  ...messages,
  ...pages,
  ...primitives,
};
