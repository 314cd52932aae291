/** Compares names without spaces, because engines differ in the spaces between the parts of a name. */
export const sameWords = (given: unknown, wanted: string) =>
  String(given).replaceAll(/\s/g, '') === wanted.replaceAll(/\s/g, '');
