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
 * JSON. This gives the table the type as it is written, and the control that fits what is left of the union.
 */
export const withWrittenTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { __docgenInfo: docgen } = (component ?? {}) as {
    __docgenInfo?: { props?: Record<string, { tsType?: DocgenType }> };
  };
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = docgen?.props?.[name]?.tsType;
      return [name, written?.name === 'union' ? retyped(argType, written) : argType];
    }),
  ) as typeof argTypes;
};

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
