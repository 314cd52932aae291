/** What an assembled component passes on to its root element: identity and meaning, never looks. */
export interface RootAttributes {
  id?: string | undefined;
  [attribute: `data-${string}` | `aria-${string}`]: unknown;
}
