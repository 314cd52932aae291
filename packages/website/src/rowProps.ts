/** A row as props: what SQL has as null is absent, at every depth. */
export type RowProps<Value> = Value extends null
  ? undefined
  : Value extends object
    ? { [Key in keyof Value]: RowProps<Value[Key]> }
    : Value;

/** What a query answers, for the components, which know no null. */
export function rowProps<Value>(value: Value): RowProps<Value>;
export function rowProps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rowProps);
  if (typeof value !== 'object') return value;
  if (value === null) return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rowProps(item)]));
}
