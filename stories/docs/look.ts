import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { createContext, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { type Look, usualLook } from '../looks.ts';

type Channel = DocsContextProps['channel'];

/** The last choices in the toolbar. */
function chosen(channel: Channel): Look {
  const [{ userGlobals, globals }] = (channel.last(GLOBALS_UPDATED) ??
    channel.last(SET_GLOBALS)) as [{ userGlobals?: Look; globals: Look }];
  return userGlobals ?? globals;
}

/** The choices in the toolbar, updated after each change. */
export const useChosenLook = (channel: Channel): Look =>
  useSyncExternalStore(
    (change) => {
      channel.on(GLOBALS_UPDATED, change);
      return () => channel.off(GLOBALS_UPDATED, change);
    },
    () => chosen(channel),
  );

/** The choices in the toolbar, and the mode that a page of documentation shows for them. */
export const LookContext = createContext<Look & { shown: 'light' | 'dark' }>({
  ...usualLook,
  shown: 'light',
});
