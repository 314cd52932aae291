import { describeList } from '@locales/articles.ts';
import { monthOf, parsePage } from '@setu/data';
import type { ArticleDays, ListedArticle, Page as PageOf, Queries } from '@setu/data';
import { PageHeader } from '@setu/ui';
import { type LoaderFunctionArgs, data } from 'react-router-dom';
import { type Outcome, outcomeOf, pathKey, usePublicConfig } from '@setu/kit';
import { institute } from '@site/institute.ts';
import { isBeforeAll, noneInThisLanguage, readPeriod } from '../articles/archive.ts';
import type { ArticleCategory } from '../instituteTypes.ts';
import { archive, dailyPath, periodMeta } from '../articles/daily.ts';
import { isDayPeriod, periodName } from '../articles/periodName.ts';
import { fallbacks } from '../locales/fallbacks.ts';
import { homeCrumb } from '../locales/pageCopy.ts';
import { documentTitle, pagesAround } from '../pageHead/pageMeta.ts';
import { listPreview } from '../pageHead/previews.ts';
import { feedOf } from '../articles/feedAddresses.ts';
import type { Meta, Twin } from '../frame/Head.tsx';
import { routeUrl } from '../language/language.ts';
import { withQuery } from '../paths.ts';
import { queriesFor } from '../queries.ts';
import { NotFoundScreen } from './NotFound.tsx';
import { Archive, OtherDays } from './parts/Archive.tsx';
import { InOtherLanguage } from './parts/InOtherLanguage.tsx';
import { PagedArticles } from './parts/PagedArticles.tsx';

interface Data {
  category: ArticleCategory;
  period?: string | undefined;
  articles: Outcome<PageOf<ListedArticle>>;
  /** Null if they could not be read: the list works without its calendar. */
  days: ArticleDays | null;
}

/** The article lists: one category each, all of it or a month or a day, newest first, 20 a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = routeUrl(request);
  const path = pathKey(pathname);
  const category = institute.articles.find(({ listPath }) => listPath.toLowerCase() === path);
  const page = parsePage(searchParams.get('page'));
  const period = readPeriod({ month: searchParams.get('month'), date: searchParams.get('date') });
  if (!category || page === undefined || period === null) return data(null, { status: 404 });
  const queries = await queriesFor(context);
  const of = { category: category.category, signal: request.signal };
  const [articles, days] = await readList(queries, { ...of, page, period });
  if (articles.ok && page > Math.max(1, articles.value.pageCount)) {
    return data(null, { status: 404 });
  }
  const isEmpty = articles.ok && articles.value.total === 0;
  if (period !== undefined && isEmpty && days.ok && isBeforeAll(days.value)) {
    return data(null, { status: 404 });
  }
  const loaded: Data = { category, period, articles, days: days.ok ? days.value : null };
  return data(loaded, { status: articles.ok ? 200 : 500 });
}

interface ListOptions {
  category: string;
  page: number;
  period: string | undefined;
  signal: AbortSignal;
}

/** Reads the whole list in one request on a server, if the project supports that. */
async function readList(
  queries: Queries,
  { page, period, ...of }: ListOptions,
): Promise<[Outcome<PageOf<ListedArticle>>, Outcome<ArticleDays>]> {
  const whole = period === undefined ? queries.listPage?.({ ...of, page }) : undefined;
  if (whole) {
    const list = await outcomeOf(whole);
    if (!list.ok) return [list, list];
    if (list.value) {
      const { articles, days } = list.value;
      return [
        { ok: true, value: articles },
        { ok: true, value: days },
      ];
    }
  }
  return Promise.all([
    outcomeOf(queries.articles({ ...of, page, period })),
    outcomeOf(queries.articleDays({ ...of, month: period && monthOf(period) })),
  ]);
}

export function meta(loaded: Data | null): Meta {
  if (!loaded) return fallbacks.notFound.meta;
  const { category, period, articles } = loaded;
  const { page, pageCount } = articles.ok ? articles.value : { page: 1, pageCount: 1 };
  const pathOf = (page: number) => listHref(category, period, page);
  return {
    ...(period === undefined
      ? { title: documentTitle(category.heading, page), description: describeList(category) }
      : periodMeta(category, period, page)),
    ...pagesAround(page, pageCount, pathOf),
    ...(period !== undefined && { twin: twinOf(loaded, period) }),
    ...(period !== undefined &&
      articles.ok &&
      noneInThisLanguage(articles.value.items) && { noindex: true }),
    preview: listPreview(category),
    feeds: [feedOf(category)],
  };
}

/** Of a day the same day, if both languages have it; else the list: the other language may have nothing in this period. */
function twinOf({ category, articles, days }: Data, period: string): Twin {
  const { listPath } = category;
  const items = articles.ok ? articles.value.items : [];
  if (!isDayPeriod(period) || items.length === 0) return { path: listPath, only: 'near' };
  const isAlone = days?.days.some(({ day, alone }) => day === period && alone);
  return { path: isAlone ? listPath : listHref(category, period), only: 'near' };
}

export function Page({ data: loaded }: { data: Data | null }) {
  const { backend } = usePublicConfig();
  if (!loaded) return <NotFoundScreen />;
  const { category, period, articles, days } = loaded;
  const { heading, listPath } = category;
  // A copy of the site without a backend has no page for each day of each list, but one for each day.
  const dayHref = backend ? (day: string) => listHref(category, day) : dailyPath;
  const monthHref = backend ? (day: string) => listHref(category, monthOf(day)) : dailyPath;
  return (
    <>
      <PageHeader
        heading={period === undefined ? heading : `${heading}: ${periodName(period)}`}
        text={
          <p>
            {category.description}{' '}
            {days?.month && (
              <a className="jump" href={`#${archive.id}`}>
                {archive.jump}
              </a>
            )}
          </p>
        }
        image={category.image}
        breadcrumbs={
          period === undefined
            ? undefined
            : [homeCrumb, { title: heading, href: listPath }, { title: periodName(period) }]
        }
      />
      <PagedArticles
        articles={articles}
        heading={heading}
        pathOf={(page) => listHref(category, period, page)}
        notice={articles.ok && <InOtherLanguage items={articles.value.items} />}
      >
        {period !== undefined &&
          articles.ok &&
          (isDayPeriod(period) || articles.value.total === 0) && (
            <OtherDays days={days} period={period} dayHref={dayHref} />
          )}
      </PagedArticles>
      <Archive
        label={archive.of(heading)}
        days={days}
        selected={period}
        dayHref={dayHref}
        monthHref={monthHref}
        action={archive.all}
      />
    </>
  );
}

const listHref = ({ listPath }: ArticleCategory, period?: string, page?: number): string =>
  withQuery(listPath, { [isDayPeriod(period ?? '') ? 'date' : 'month']: period }, page);
