import { createContext, useContext } from 'react';

/** What a browser must know of the site; public, so it stands in the page. */
export interface PublicConfig {
  /** Absolute address of the site without a trailing slash, for canonical links. */
  origin: string;
  /** The page is a file of a static copy: no server takes what a form posts. */
  isStatic?: true;
  /** The page is sent to visitors of any origin, so that what cannot do without one is left out. */
  forAnyOrigin?: true;
  /**
   * Where browsers read by themselves, a path of this site or another address, and with which public
   * key, and what they need not ask for, since it is not there (`lacking` in `SiteBackend`; absent: that is not
   * known). Absent: they read nothing, and each next page comes as a document.
   */
  backend?: { url: string; key: string; lacks?: readonly string[] };
}

const ConfigContext = createContext<PublicConfig | undefined>(undefined);

export const PublicConfigProvider = ConfigContext;

export function usePublicConfig(): PublicConfig {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('usePublicConfig is used outside PublicConfigProvider.');
  return config;
}
