import { isValidElement } from 'react';
import { defaultSharedTokens } from '../../packages/ui/src/theme/defaultSharedTokens.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';

/** A type of TypeScript as react-docgen writes it into the component. */
interface DocgenType {
  name: string;
  raw?: string;
  value?: string;
  elements?: readonly DocgenType[];
}

/** Unions that react-docgen cannot read. */
const unions: Readonly<Record<string, string[]>> = {
  QuestionLetter: ['a', 'b', 'c', 'd'],
  SpaceToken: Object.keys(defaultSharedTokens.space),
  TextToken: Object.keys(defaultSharedTokens.text),
};

/** Types that do not fit `{}`, with which the field for JSON fills an unset prop. */
const notAnObject = /\[(?:'\w+')?\]|=>|ComponentType|Handler|ReactNode|Ref</;

/**
 * Storybook calls every optional prop a "union", because its type ends with `| undefined`, and offers a field for
 * JSON; it does not know `readonly` arrays. This gives the table the type as it is written, and the control that
 * fits the rest of a union. Elements, which JSON cannot hold, get none.
 */
export const withWrittenTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { __docgenInfo: docgen } = (component ?? {}) as {
    __docgenInfo?: { displayName?: string; props?: Record<string, { tsType?: DocgenType }> };
  };
  const types = catalogue.find(({ name }) => name === docgen?.displayName)?.types ?? [];
  const rows = Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const known = docgen?.props?.[name]?.tsType;
      const raw = known?.name === 'unknown' ? writtenIn(types, name) : (known?.raw ?? known?.name);
      // Storybook knows functions and objects that are written out.
      const isKept = known === undefined || raw === undefined || known.name === 'signature';
      return [name, isKept ? argType : retyped(argType, raw, partsOf(known), initialArgs[name])];
    }),
  ) as typeof argTypes;
  for (const [name, value] of Object.entries(initialArgs)) {
    const hasElements = [value].flat().some((part) => isValidElement(part));
    if (hasElements) rows[name] = { control: { disable: true }, name, ...rows[name] };
  }
  return rows;
};

/** The type of a prop in the source of an interface. */
function writtenIn(types: readonly string[], name: string): string | undefined {
  const prop = new RegExp(`^ {2}${name}\\??: ([^]+?);\n(?= {0,2}\\S|\n)`, 'm');
  return types.map((type) => prop.exec(type)?.[1]).find((written) => written !== undefined);
}

/** What a type is a union of, with `undefined` and `null` left out. */
function partsOf(type: DocgenType): readonly DocgenType[] {
  if (type.name === 'union') return type.elements?.flatMap(partsOf) ?? [];
  if (type.name === 'undefined' || type.name === 'null') return [];
  return [type.value?.startsWith('`') ? { name: 'string' } : type];
}

function retyped(
  argType: InputType,
  raw: string,
  parts: readonly DocgenType[],
  value: unknown,
): InputType {
  const summary = raw.replace(/\s*\|\s*undefined$/, '').replace(/^\|\s*/, '');
  const type = typeOf(summary, parts);
  const required = typeof argType.type === 'object' && argType.type.required === true;
  const written = [raw, ...parts.map((part) => part.raw)].join(' ');
  const isUnfit = typeof value !== 'object' && notAnObject.test(written);
  return {
    ...(isUnfit && { control: { disable: true } }),
    ...(!type && typeof value === 'string' && { control: { type: 'text' } }),
    ...argType,
    ...(type && { type: { ...type, required } }),
    table: { ...argType.table, type: { summary } },
  };
}

/** The type for which Storybook has a control; `undefined`: there is none. */
function typeOf(summary: string, parts: readonly DocgenType[]): SBType | undefined {
  const values =
    unions[summary] ??
    (parts.every(({ name }) => name === 'literal') &&
      parts.map(({ value = '' }) =>
        /^\d+$/.test(value) ? Number(value) : value.replaceAll("'", ''),
      ));
  if (values) return { name: 'enum', value: values };
  const name = parts.length === 1 ? parts[0]?.name : undefined;
  return name === 'string' || name === 'number' || name === 'boolean' ? { name } : undefined;
}
