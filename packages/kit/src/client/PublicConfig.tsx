import { createContext, useContext } from 'react';

/** The data about the site that browsers need; public, because it is part of the page. */
export interface PublicConfig {
  /** Absolute address of the site without a trailing slash, for canonical links. */
  origin: string;
  /** The page is a file of a static copy: no server accepts form posts. */
  isStatic?: true;
  /** The page is sent under any origin, so elements that need one are left out. */
  forAnyOrigin?: true;
  /**
   * Where browsers read: the address, the public key, and what it `lacks` (absent: unknown). Absent: they read nothing,
   * and each following page is loaded as a document.
   */
  backend?: { url: string; key: string; lacks?: readonly string[] };
}

const ConfigContext = createContext<PublicConfig | undefined>(undefined);

export const PublicConfigProvider = ConfigContext;

export function usePublicConfig(): PublicConfig {
  const config = useContext(ConfigContext);
  if (import.meta.env.DEV && !config)
    throw new Error('usePublicConfig is used outside PublicConfigProvider.');
  return config as PublicConfig;
}
