import { practiceOfDay } from '@locales/daily.ts';
import { monthOf, parseDay } from '@setu/data';
import type { ArticleDays, ArticlesOfDay, DayArticle } from '@setu/data';
import { ArticleList, Button, PageBody, PageHeader } from '@setu/ui';
import { type LoaderFunctionArgs, data } from 'react-router-dom';
import { type Outcome, outcomeOf } from '@setu/kit';
import { isBeforeAll, noneInThisLanguage, twinOfDay } from '../articles/archive.ts';
import { articleItem } from '../articles/articleItem.ts';
import { inDailyOrder } from '../articles/dailyOrder.ts';
import { archive, dailyPage, dailyMeta, dailyPath, dailySummary } from '../articles/daily.ts';
import { periodName } from '../articles/periodName.ts';
import { newestPractice } from '../practice/practiceLinks.ts';
import { practicePath, paths } from '../paths.ts';
import { fallbacks } from '../locales/fallbacks.ts';
import { crumbsTo } from '../locales/pageCopy.ts';
import type { Meta } from '../frame/Head.tsx';
import { Share } from '../frame/Share.tsx';
import { LoadFailure } from '../errors/LoadFailure.tsx';
import { InOtherLanguage } from './parts/InOtherLanguage.tsx';
import { queriesFor } from '../queries.ts';
import { NotFoundScreen } from './NotFound.tsx';
import { Archive, OtherDays } from './parts/Archive.tsx';

interface Data {
  /** The day that the address names; null: the newest one. */
  asked: string | null;
  articles: Outcome<ArticlesOfDay<DayArticle>>;
  days: ArticleDays | null;
  questions: number;
}

/** The page of a day: all that was published on it, by default the newest one. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const named = params['day'];
  const day = parseDay(named);
  const queries = await queriesFor(context);
  const { signal } = request;
  const readDays = () => outcomeOf(queries.articleDays({ month: day && monthOf(day), signal }));
  if (named !== undefined && day === undefined) {
    // The page for when the backend does not answer is rendered at such an address, and must show the failure.
    const days = await readDays();
    return days.ok ? notFound() : toPage({ asked: null, articles: days, days: null, questions: 0 });
  }
  const reading = outcomeOf(queries.articlesOfDay({ day, signal }));
  const practiceOf = async (key: string | null) =>
    key === null ? null : newestPractice(queries, { of: 'day', key, signal });
  const [articles, days, practice] = await Promise.all([
    reading,
    readDays(),
    day ? practiceOf(day) : reading.then((found) => practiceOf(found.ok ? found.value.day : null)),
  ]);
  const isEmpty = articles.ok && articles.value.articles.length === 0;
  if (day !== undefined && isEmpty && days.ok && isBeforeAll(days.value)) return notFound();
  const questions = practice?.count ?? 0;
  return toPage({ asked: day ?? null, articles, days: days.ok ? days.value : null, questions });
}

const notFound = () => data(null, { status: 404 });

const toPage = (loaded: Data) => data(loaded, { status: loaded.articles.ok ? 200 : 500 });

export function meta(loaded: Data | null): Meta {
  if (!loaded) return fallbacks.notFound.meta;
  const { asked, articles, days } = loaded;
  if (asked === null) return { ...dailyPage.meta, path: dailyPage.path };
  const items = articles.ok ? articles.value.articles : null;
  const path = dailyPath(asked);
  return {
    ...dailyMeta(asked),
    path,
    // The other language may not reach as far back.
    twin:
      items?.length === 0
        ? { path: paths.daily, only: 'newest' }
        : twinOfDay(path, paths.daily, days, items ?? []),
    ...(items && noneInThisLanguage(items) && { noindex: true }),
  };
}

export function Page({ data: loaded }: { data: Data | null }) {
  if (!loaded) return <NotFoundScreen />;
  const { asked, articles, days, questions } = loaded;
  const day = articles.ok ? articles.value.day : null;
  return (
    <>
      <PageHeader
        heading={asked === null ? dailyPage.heading : `${dailyPage.heading}: ${periodName(asked)}`}
        text={articles.ok && day !== null ? summaryOf(articles.value, asked) : dailyPage.text}
        breadcrumbs={crumbsTo(dailyPage, asked && periodName(asked))}
      />
      <PageBody>
        {articles.ok ? (
          <>
            <InOtherLanguage items={articles.value.articles} />
            <ArticleList
              meta="minutes"
              articles={inDailyOrder(articles.value.articles).map(articleItem)}
            />
          </>
        ) : (
          <LoadFailure failure={articles} />
        )}
        {day !== null && questions > 0 && (
          <p>
            <Button variant="secondary" href={practicePath(day)}>
              {practiceOfDay(questions)}
            </Button>
          </p>
        )}
        {day !== null && <OtherDays days={days} period={day} dayHref={dailyPath} />}
      </PageBody>
      <Archive
        label={archive.of(dailyPage.heading)}
        days={days}
        selected={day ?? undefined}
        dayHref={dailyPath}
      />
      {day !== null && (
        <PageBody>
          <Share path={dailyPath(day)} title={dailyMeta(day).title} print />
        </PageBody>
      )}
    </>
  );
}

/** The totals of the day, with its name if the heading does not contain it. */
function summaryOf({ day, articles }: ArticlesOfDay<DayArticle>, asked: string | null): string {
  const summary = dailySummary(articles);
  return asked === null && day !== null ? `${periodName(day)}: ${summary}` : summary;
}
