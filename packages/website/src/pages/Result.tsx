import { selections } from '@locales/results.ts';
import { ResultPoster } from '@setu/ui';
import { type LoaderFunctionArgs, data } from 'react-router-dom';
import { documentTitle } from '../pageHead/pageMeta.ts';
import { homeCrumb, pageCopy } from '../locales/pageCopy.ts';
import { resultPreview } from '../pageHead/previews.ts';
import { findResult, selectionNotFound } from '../content/results.ts';
import type { Meta } from '../frame/Head.tsx';
import { Share } from '../frame/Share.tsx';

/** The title of the result shown; null if no result has the requested one. */
type Data = string | null;

/** `/{title}` and `/selections/{title}`: the title is the last part of the address. */
export function loader({ request }: LoaderFunctionArgs) {
  const title = new URL(request.url).pathname.split('/').findLast((part) => part !== '') ?? '';
  const result = findResult(title);
  return result ? result.title : data(null, { status: 404 });
}

export function meta(title: Data): Meta {
  const result = title === null ? undefined : findResult(title);
  if (!result) return selectionNotFound.meta;
  const { heading, path } = result;
  return { ...result.meta, title: documentTitle(heading), path, preview: resultPreview(result) };
}

const { path: indexPath, heading: index } = pageCopy('selections', selections);

export function Page({ data: title }: { data: Data }) {
  const result = title === null ? undefined : findResult(title);
  const { heading, text, image, action } = result ?? selectionNotFound;
  return (
    <ResultPoster
      heading={heading}
      text={text}
      image={image}
      people={result?.people}
      action={action}
      share={result && <Share path={result.path} title={heading} />}
      breadcrumbs={[homeCrumb, { title: index, href: indexPath }, { title: heading }]}
      back={{ href: indexPath, label: index }}
    />
  );
}
