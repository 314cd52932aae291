import { isValidElement } from 'react';
import { catalogue } from '../catalogue/catalogue.ts';
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
 * JSON; it does not know `readonly` arrays. This gives the table the type as it is written, and the control that
 * fits the rest of a union. Elements, which JSON cannot hold, get none.
 */
export const withWrittenTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { __docgenInfo: docgen } = (component ?? {}) as {
    __docgenInfo?: { displayName?: string; props?: Record<string, { tsType?: DocgenType }> };
  };
  const [written = ''] = catalogue.find(({ name }) => name === docgen?.displayName)?.types ?? [];
  const rows = Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const known = docgen?.props?.[name]?.tsType;
      const raw =
        known?.name === 'unknown'
          ? new RegExp(`^ {2}${name}\\??: ([^;]+);`, 'm').exec(written)?.[1]
          : known?.name === 'union' && known.raw;
      return [name, raw ? retyped(argType, raw, known?.elements) : argType];
    }),
  ) as typeof argTypes;
  for (const [name, value] of Object.entries(initialArgs)) {
    const hasElements = [value].flat().some((part) => isValidElement(part));
    if (hasElements) rows[name] = { control: { disable: true }, name, ...rows[name] };
  }
  return rows;
};

function retyped(argType: InputType, raw: string, elements: readonly DocgenType[] = []): InputType {
  const type = typeOf(elements.filter(({ name }) => name !== 'undefined' && name !== 'null'));
  const required = typeof argType.type === 'object' && argType.type.required === true;
  const summary = raw.replace(/\s*\|\s*undefined$/, '').replace(/^\|\s*/, '');
  return {
    ...argType,
    ...(type && { type: { ...type, required } }),
    table: { ...argType.table, type: { summary } },
  };
}

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
