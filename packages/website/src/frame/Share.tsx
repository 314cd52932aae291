import { usePublicConfig } from '@setu/kit';
import { ShareLinks } from '@setu/ui';
import { pageAddress } from '../language.ts';

interface ShareProps {
  /** The page's canonical path. */
  path: string;
  title?: string | undefined;
  print?: boolean;
}

/** Passes a page on at the address that search engines know it by, however the visitor came to it. */
export function Share({ path, ...rest }: ShareProps) {
  const { origin, forAnyOrigin } = usePublicConfig();
  if (forAnyOrigin) return null;
  return <ShareLinks url={origin + pageAddress(path)} {...rest} />;
}
