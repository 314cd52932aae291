import { requireKnownLabels } from '../devWarning.ts';
import { useUi } from '../uiContext.ts';

/**
 * The component's defaults, then the provider's language, then the component's own `labels` prop.
 *
 * @param name the component's key in `LanguageLabels`.
 */
export function useLabels<Labels extends object>(
  name: string,
  defaults: Labels,
  own?: Partial<Labels>,
): Labels {
  const provided = useUi().labels[name];
  requireKnownLabels(name, provided, defaults);
  requireKnownLabels(name, own, defaults);
  return Object.assign({}, defaults, provided, own);
}
