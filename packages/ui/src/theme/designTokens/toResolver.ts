import type { ThemeDefinition } from '../tokens.ts';
import { type DesignTokens, type ModeDesignTokens, toTokens } from './toTokens.ts';

type Shared = Omit<DesignTokens, '$description' | 'light' | 'dark'>;

/** A theme for tools that read the Resolver module: one set of tokens, and one modifier with two contexts. */
export interface ResolverDocument {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json';
  name: string;
  version: '2025.10';
  description: string;
  sets: { shared: { description: string; sources: [Shared] } };
  modifiers: {
    mode: {
      description: string;
      contexts: { light: [ModeDesignTokens]; dark: [ModeDesignTokens] };
      default: 'light';
    };
  };
  resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/mode' }];
}

/**
 * A theme as a document of the Resolver module 2025.10 (https://www.designtokens.org/tr/2025.10/resolver/): with the
 * input `{ "mode": "dark" }` it resolves to every token in dark mode.
 *
 * @throws TypeError as `toTokens` does.
 */
export function toResolver(definition: ThemeDefinition): ResolverDocument {
  const { $description, light, dark, ...shared } = toTokens(definition);
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: definition.name,
    version: '2025.10',
    description: $description,
    sets: { shared: { description: 'What both modes have in common.', sources: [shared] } },
    modifiers: {
      mode: {
        description: 'The colours by day and by night.',
        contexts: { light: [light], dark: [dark] },
        default: 'light',
      },
    },
    resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/mode' }],
  };
}
