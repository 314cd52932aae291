import { typeId, typeIndex } from './typeIndex.ts';
import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';

/** A type of TypeScript as react-docgen writes it into the component. */
interface DocgenType {
  name: string;
  raw?: string;
  value?: string;
  elements?: readonly DocgenType[];
}

/**
 * Storybook calls every optional prop a "union", because its type ends with `| undefined`, and offers a field for
 * JSON; of `readonly` arrays it knows nothing. This gives the table the type as it is written, with a way to what it
 * names, and the control that fits what is left of a union.
 */
export const withWrittenTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { __docgenInfo: docgen } = (component ?? {}) as {
    __docgenInfo?: { displayName?: string; props?: Record<string, { tsType?: DocgenType }> };
  };
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const raw = typeIndex.ofProp(docgen?.displayName ?? '', name);
      const known = docgen?.props?.[name]?.tsType;
      // `readonly` arrays, which react-docgen calls unknown.
      const written = known?.name === 'unknown' && raw !== undefined ? { ...known, raw } : known;
      const retypes = written?.name === 'union' || written?.raw === raw;
      return [name, linked(written && retypes ? retyped(argType, written) : argType, raw)];
    }),
  ) as typeof argTypes;
};

/** With links to the definitions of the types that a prop names: they stand below the table. */
function linked(argType: InputType, written = ''): InputType {
  const links = typeIndex.namedIn(written).map((name) => `[${name}](#${typeId(name)})`);
  if (links.length === 0) return argType;
  return { ...argType, description: `${argType.description ?? ''} See ${links.join(', ')}.` };
}

function retyped(argType: InputType, { raw = '', elements = [] }: DocgenType): InputType {
  const kept = elements.filter(({ name }) => name !== 'undefined' && name !== 'null');
  const summary = raw.replace(/\s*\|\s*undefined$/, '').replace(/^\|\s*/, '');
  const type = typeOf(kept);
  return {
    ...argType,
    ...(type && { type: { ...type, required: isRequired(argType) } }),
    table: { ...argType.table, type: { summary } },
  };
}

const isRequired = ({ type }: InputType) => typeof type === 'object' && type.required === true;

/** The type for which Storybook has a control; `undefined`: there is none. */
function typeOf(elements: readonly DocgenType[]): SBType | undefined {
  const [first, ...more] = elements;
  if (first && elements.every(({ name }) => name === 'literal')) {
    return { name: 'enum', value: elements.map(({ value }) => literal(value ?? '')) };
  }
  if (more.length > 0) return undefined;
  const name = first?.name;
  return name === 'string' || name === 'number' || name === 'boolean' ? { name } : undefined;
}

/** `'small'` or `2`, as TypeScript writes it. */
function literal(written: string): string | number {
  return /^\d+$/.test(written) ? Number(written) : written.slice(1, -1);
}
