/** The first with the properties of the others, of which later ones win. An undefined property is none. */
export function mergeDefined<Whole extends object>(
  first: Whole,
  ...others: (object | undefined)[]
): Whole {
  const whole = { ...first } as Record<string, unknown>;
  for (const other of others as (typeof whole)[]) {
    for (const key in other) whole[key] = other[key] ?? whole[key];
  }
  return whole as Whole;
}
