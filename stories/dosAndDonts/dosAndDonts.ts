import { actions } from './actions.tsx';
import { forms } from './forms.tsx';
import { lists } from './lists.tsx';
import { messages } from './messages.tsx';
import type { Pair } from './Pair.ts';
import { pages } from './pages.tsx';
import { primitives } from './primitives.tsx';

/** By the component's name; for those with which people go wrong. */
export const dosAndDonts: Readonly<Record<string, Pair>> = {
  ...actions,
  ...forms,
  ...lists,
  ...messages,
  ...pages,
  ...primitives,
};
