import { requireKnownLabels } from '../devWarning.ts';
import { mergeDefined } from '../mergeDefined.ts';
import { type OwnUi, useUi } from '../uiContext.ts';

/**
 * The component's defaults, then the language of each provider, then the component's own `labels` prop. An undefined
 * label is none.
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
  const given = [...useUi(ui).labels.map((labels) => labels?.[name]), own];
  requireKnownLabels(name, given, defaults);
  return mergeDefined(defaults, ...given);
}
