import { requireKnownLabels } from '../devWarning.ts';
import { mergeDefined } from '../mergeDefined.ts';
import { type OwnUi, useUi } from '../uiContext.ts';

/** Some labels of a component; an undefined one is none. */
export type PartialLabels<Labels> = { [Name in keyof Labels]?: Labels[Name] | undefined };

/** The component's defaults, then the language of each provider, then its own `labels`; `name` is its key in those. */
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
