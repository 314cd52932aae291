import { createContext, use } from 'react';

interface TabsParts {
  value: string;
  select: (value: string) => void;
  hydrated: boolean;
  /** To be called by a panel that has come. */
  settle: () => void;
  /** Prefix of the ids of tabs and panels. */
  id: string;
}

export const TabsContext = createContext<TabsParts | undefined>(undefined);

/** What a part shares with its `Tabs`: of a tab and its panel by their value. */
export function useTab(part: string, value = '') {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error(`<${part}> stands outside of <Tabs>: put it inside.`);
  const panelId = `${tabs.id}-${value}`;
  return { ...tabs, selected: tabs.value === value, panelId, tabId: `${panelId}-tab` };
}
