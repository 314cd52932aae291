import { catalogue } from 'virtual:catalogue';
import { createTypeIndex } from '../catalogue/typeIndex.ts';

export const typeIndex = createTypeIndex(catalogue);

/** The id of a type's definition on a component's page. */
export const typeId = (name: string): string => `type-${name}`;
