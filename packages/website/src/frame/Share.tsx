import { shareLinksLabels } from '@locales/labels.ts';
import { usePublicConfig } from '@setu/kit';
import { ShareLinks } from '@setu/ui';
import { pageAddress } from '../language/language.ts';

interface ShareProps {
  path: string;
  title?: string | undefined;
  print?: boolean;
}

/** Shares a page under its canonical address, however the visitor reached it. */
export function Share({ path, ...rest }: ShareProps) {
  const { origin, forAnyOrigin } = usePublicConfig();
  if (forAnyOrigin) return null;
  return <ShareLinks url={origin + pageAddress(path)} labels={shareLinksLabels} {...rest} />;
}
