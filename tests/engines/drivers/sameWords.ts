/** Engines set spaces between the parts of a name, or none. */
export const sameWords = (given: unknown, wanted: string) =>
  String(given).replaceAll(/\s/g, '') === wanted.replaceAll(/\s/g, '');
