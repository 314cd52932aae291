import { createContext, use } from 'react';

interface TabsParts {
  value: string;
  select: (value: string) => void;
  hydrated: boolean;
  /** Prefix of the ids of tabs and panels. */
  id: string;
}

export const TabsContext = createContext<TabsParts | undefined>(undefined);

/** What all parts share. */
export function useTabs(part: string): TabsParts {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error(`<${part}> stands outside of <Tabs>: put it inside.`);
  return tabs;
}

/** What a tab and its panel share. */
export function useTab(part: string, value: string) {
  const tabs = useTabs(part);
  const panelId = `${tabs.id}-${value}`;
  return { ...tabs, selected: tabs.value === value, panelId, tabId: `${panelId}-tab` };
}
