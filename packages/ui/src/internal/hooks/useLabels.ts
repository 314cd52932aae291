import { requireKnownLabels } from '../devWarning.ts';
import { mergeDefined } from '../mergeDefined.ts';
import { type OwnUi, useUi } from '../uiContext.ts';

/** Some labels of a component; an undefined one is none. */
export type PartialLabels<Labels> = { [Name in keyof Labels]?: Labels[Name] | undefined };

/**
 * The component's defaults, then the language of each provider, then the component's own `labels` prop.
 *
 * @param name the component's key in `LanguageLabels`.
 * @param ui the component's `ui`.
 */
export function useLabels<Labels extends object>(
  name: string,
  defaults: Labels,
  own?: PartialLabels<Labels>,
  ui?: OwnUi,
): Labels {
  const given = [...useUi(ui).labels.map((labels) => labels?.[name]), own];
  requireKnownLabels(name, given, defaults);
  return mergeDefined(defaults, ...given);
}
