/** Whether there are items, all of them in the other language. */
export const areInOtherLanguage = (items: readonly { language?: unknown }[]): boolean =>
  items.length > 0 && items.every(({ language }) => language !== undefined);
