/**
 * Every text that a component speaks by itself, by component. Components add their own entry by
 * declaration merging in their folder, so that one component's labels never load another's.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface LabelSets {}

export type Labels = { [Name in keyof LabelSets]?: Partial<LabelSets[Name]> };
