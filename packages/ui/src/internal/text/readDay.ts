/** The parts of `2026-11-20` or `2026-11`, whose day is 1; `undefined` for any other text. */
export function readDay(text: string): { year: number; month: number; day: number } | undefined {
  const parts = /^(\d{4})-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?$/.exec(text);
  if (!parts) return undefined;
  const [, year, month, day = '1'] = parts;
  return { year: Number(year), month: Number(month), day: Number(day) };
}
