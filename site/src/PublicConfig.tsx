import { createContext, useContext } from 'react';
import type { PublicConfig } from './context.ts';

const ConfigContext = createContext<PublicConfig | undefined>(undefined);

export const PublicConfigProvider = ConfigContext;

export function usePublicConfig(): PublicConfig {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('usePublicConfig is used outside PublicConfigProvider.');
  return config;
}
