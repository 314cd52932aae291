import { NotFound } from '@setu/ui';
import { data } from 'react-router-dom';
import { linksOn } from '../institute/linksOn.ts';
import { fallbacks } from '../locales/fallbacks.ts';

export const loader = () => data(null, { status: 404 });

export const meta = () => fallbacks.notFound.meta;

export function Page() {
  return <NotFoundScreen />;
}

/** Also shown by a page whose row or page number does not exist. */
export function NotFoundScreen({ text = fallbacks.notFound.text }: { text?: string }) {
  const { heading, action, links } = fallbacks.notFound;
  return <NotFound heading={heading} text={text} action={action} links={linksOn(links)} />;
}
