import { requireKnownLabels } from '../devWarning.ts';
import type { LabelSets } from '../labels.ts';
import { useUi } from '../uiContext.ts';

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
