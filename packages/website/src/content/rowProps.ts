/** A row as props: SQL's null becomes undefined, at every depth. */
type RowProps<Value> = Value extends null
  ? undefined
  : Value extends object
    ? { [Key in keyof Value]: RowProps<Value[Key]> }
    : Value;

/** Converts a query's result for the components, which take no null. */
export function rowProps<Value>(value: Value): RowProps<Value>;
export function rowProps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rowProps);
  if (typeof value !== 'object') return value;
  if (value === null) return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rowProps(item)]));
}
