import { requireKnownLabels } from '../devWarning.ts';
import { useUi } from '../uiContext.ts';
import type { OwnUi } from '../uiContext.ts';

/**
 * The component's defaults, then the provider's language, then the component's own `labels` prop.
 *
 * @param name the component's key in `LanguageLabels`.
 * @param ui the component's `ui`.
 */
export function useLabels<Labels extends object>(
  name: string,
  defaults: Labels,
  own?: Partial<Labels>,
  ui?: OwnUi,
): Labels {
  const provided = useUi(ui).labels[name];
  requireKnownLabels(name, provided, defaults);
  requireKnownLabels(name, own, defaults);
  return Object.assign({}, defaults, provided, own);
}
