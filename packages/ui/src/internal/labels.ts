import { useUi } from '../components/UiProvider/UiProvider.tsx';
import { requireKnownLabels } from './devWarning.ts';

/**
 * Every text that a component speaks by itself, by component. Components add their own entry by
 * declaration merging in their folder, so that one component's labels never load another's.
 */
// eslint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface LabelSets {}

export type Labels = { [Name in keyof LabelSets]?: Partial<LabelSets[Name]> };

/** The component's defaults, then the provider's language, then the component's own `labels` prop. */
export function useLabels<Name extends keyof LabelSets>(
  name: Name,
  defaults: LabelSets[Name] & object,
  own: Partial<LabelSets[Name]> | undefined,
): LabelSets[Name] {
  const { labels } = useUi();
  const provided: Partial<LabelSets[Name]> | undefined = labels[name];
  requireKnownLabels(name, provided, defaults);
  requireKnownLabels(name, own, defaults);
  return Object.assign({}, defaults, provided, own);
}
