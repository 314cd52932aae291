import { fullStop, pagesOf } from '@locales/common.ts';
import {
  practice as practiceText,
  practiceArchive,
  practiceDescription,
  practiceWords,
} from '@locales/practice.ts';
import { EmptyState, PageBody, PageHeader, Pagination } from '@setu/ui';
import { type LoaderFunctionArgs, data, redirect } from 'react-router-dom';
import { periodName } from '../articles/periodName.ts';
import { noneInThisLanguage, twinOfDay } from '../articles/archive.ts';
import { LoadFailure } from '../errors/LoadFailure.tsx';
import type { Meta } from '../frame/Head.tsx';
import { Share } from '../frame/Share.tsx';
import { fallbacks } from '../locales/fallbacks.ts';
import { documentTitle, pagesAround } from '../pageHead/pageMeta.ts';
import { clip, longestDescription } from '../pageHead/rowMeta.ts';
import { crumbsTo, pageCopy } from '../locales/pageCopy.ts';
import { marksOf, resultsOf } from '../practice/answers.ts';
import { practicePath, withQuery } from '../paths.ts';
import { practiceFeed } from '../practice/feedAddress.ts';
import { practicePreview } from '../practice/practicePreview.ts';
import { type Sheet, addressOf, checkedPath, readDay, readTopic } from '../practice/readSheet.ts';
import { routeUrl } from '../language/language.ts';
import { queriesFor } from '../queries.ts';
import { NotFoundScreen } from './NotFound.tsx';
import { InOtherLanguage } from './parts/InOtherLanguage.tsx';
import { Archive, OtherDays } from './parts/Archive.tsx';
import { PracticeSheet, useAnswers } from './parts/PracticeSheet.tsx';

const index = pageCopy('practice', practiceText);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const queries = await queriesFor(context);
  const { pathname, search, searchParams: query } = routeUrl(request);
  const { day, topic } = params;
  const options = { query, signal: request.signal };
  const sheet =
    topic === undefined
      ? await readDay(queries, day, options)
      : await readTopic(queries, topic, options);
  if (!sheet) return data(null, { status: 404 });
  const { answers, questions } = sheet;
  if (answers && questions.ok) {
    // A form sent without a script, the newest day and mistyped answers: all redirect to one address.
    const address = checkedPath(addressOf(sheet, questions.value), answers);
    if (address !== pathname + search) return redirect(address);
  }
  return data(sheet, { status: questions.ok ? 200 : 500 });
}

export function meta(sheet: Sheet | null): Meta {
  if (!sheet) return fallbacks.notFound.meta;
  const { name, path, page, pageCount, day, days, answers, questions } = sheet;
  const items = questions.ok ? questions.value : null;
  const shared = {
    preview: practicePreview,
    feeds: [practiceFeed],
    ...((answers !== undefined || (items && noneInThisLanguage(items))) && { noindex: true }),
  };
  if (name === null) return { ...index.meta, path: index.path, ...shared };
  return {
    title: documentTitle(`${index.heading}: ${clip(name, 60)}`, page),
    description: clip(practiceDescription(clip(name, 40)), longestDescription),
    ...pagesAround(page, pageCount, (page) => pagePath(sheet, page)),
    // Topics have other names in the other language.
    twin:
      day === null
        ? { path: index.path, only: 'near' }
        : twinOfDay(path, index.path, days, items ?? []),
    ...shared,
  };
}

const pagePath = ({ path }: Sheet, page: number) => withQuery(path, {}, page);

export function Page({ data: sheet }: { data: Sheet | null }) {
  const questions = sheet?.questions.ok ? sheet.questions.value : [];
  const address = addressOf(sheet ?? { path: '', day: null, page: 1 }, questions);
  const answers = useAnswers(sheet?.answers, address);
  if (!sheet) return <NotFoundScreen />;
  const { name, day, days } = sheet;
  const { outOf } = marksOf(resultsOf(questions, ''));
  const totals = practiceWords.totals(questions.length, outOf);
  const summary =
    questions.length === 0 ? index.text : `${totals}${fullStop} ${practiceWords.rule}`;
  return (
    <>
      <PageHeader
        heading={name === null ? index.heading : `${index.heading}: ${name}`}
        text={day !== null && name === null ? `${periodName(day)}: ${summary}` : summary}
        breadcrumbs={crumbsTo(index, name)}
      />
      <PageBody>
        <InOtherLanguage items={questions} />
        {!sheet.questions.ok && <LoadFailure failure={sheet.questions} />}
        {sheet.questions.ok && questions.length === 0 && <EmptyState text={practiceWords.none} />}
        {questions.length > 0 && (
          <PracticeSheet
            key={address.ids}
            questions={questions}
            answers={answers}
            address={address}
          />
        )}
        {day === null ? (
          <Pagination
            page={sheet.page}
            pageCount={sheet.pageCount}
            hrefFor={(page) => pagePath(sheet, page)}
            label={pagesOf(name ?? index.heading)}
          />
        ) : (
          <OtherDays days={days} period={day} dayHref={practicePath} />
        )}
      </PageBody>
      <Archive
        words={practiceArchive}
        dayLabel={practiceArchive.day}
        label={practiceArchive.label}
        days={days}
        selected={day ?? undefined}
        dayHref={practicePath}
      />
      {questions.length > 0 && (
        <PageBody>
          <Share
            path={
              answers === undefined ? pagePath(sheet, sheet.page) : checkedPath(address, answers)
            }
            title={documentTitle(`${index.heading}: ${name ?? periodName(day ?? '')}`, sheet.page)}
            print
          />
        </PageBody>
      )}
    </>
  );
}
