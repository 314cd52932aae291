import { articleDescription, articleName, noArticle } from '@locales/article.ts';
import { articleLabels } from '@locales/labels.ts';
import { backTo, backToHome, titleNotAvailable } from '@locales/common.ts';
import { reasonOf } from '@locales/errors.ts';
import { dayReading, practiceOfArticle } from '@locales/daily.ts';
import type { Article, ArticleSummary, QuestionDay } from '@setu/data';
import {
  ArticleDetail,
  Button,
  ErrorScreen,
  NextReading,
  NotFound,
  PageBody,
  PageHeader,
  PreviousNext,
  UiProvider,
} from '@setu/ui';
import { type ComponentType, lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { data, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type Failure, ChunkGone, withPrefix } from '@setu/kit';
import { institute } from '@site/institute.ts';
import {
  articleCrumbs,
  articleHref,
  articlePath,
  categoryLabel,
  categoryOf,
} from '../articles/articleHref.ts';
import { otherLanguage, pageAddress, prefix } from '../language/language.ts';
import { fallbacks, loadingMeta } from '../locales/fallbacks.ts';
import { documentTitle } from '../pageHead/pageMeta.ts';
import { longestDescription, rowMeta } from '../pageHead/rowMeta.ts';
import { listPreview } from '../pageHead/previews.ts';
import type { Meta, Twin } from '../frame/Head.tsx';
import { Share } from '../frame/Share.tsx';
import { useHydrated } from '../frame/useHydrated.ts';
import { LoadFailure, useRetry } from '../errors/LoadFailure.tsx';
import { dailyPage, dailyPath } from '../articles/daily.ts';
import { periodName } from '../articles/periodName.ts';
import { answerTask } from '../articles/answerTask.ts';
import { plainText } from '../articles/plainText.ts';
import { paths, practicePath } from '../paths.ts';
import { queriesFor } from '../queries.ts';
import { rowProps } from '../content/rowProps.ts';
import { topicLinks } from '../articles/topicPath.ts';
import { AboutTranslation } from './parts/AboutTranslation.tsx';
import { InOtherLanguage } from './parts/InOtherLanguage.tsx';
import type { ArticleToolsProps } from './parts/ArticleTools.tsx';
import { readBeside, readArticlePage } from './parts/readArticlePage.ts';
import type { DayPosition, WholePage } from './parts/readArticlePage.ts';

export type Data =
  /** With the text of its translation in `beside`, if the address requests both: `?with=14`. */
  | ({ ok: true; beside?: string } & Pick<WholePage, 'article'> & Partial<WholePage>)
  | { ok: false; failure: Failure };

/** Every article path shows any article; the canonical one is that of its category. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  if (areToolsGone) throw new ChunkGone();
  const id = params['id'] ?? '';
  const queries = await queriesFor(context);
  const options = { id, signal: request.signal };
  const page = await readArticlePage(queries, options);
  if (page.ok) {
    const wanted = new URL(request.url).searchParams.get('with');
    const { article } = page.value;
    const beside = await readBeside(queries, article, wanted, request.signal);
    return beside === undefined
      ? ({ ok: true, ...page.value } satisfies Data)
      : ({ ok: true, article: { ...article, topics: [] }, beside } satisfies Data);
  }
  return data({ ok: false, failure: page } satisfies Data, {
    status: page.kind === 'not-found' ? 404 : 500,
  });
}

/** With its translation, whose text fills the first round trip, or as a draft, the article leads to no other pages. */
const nothingFurther = {
  previous: null,
  next: null,
  dayPosition: null,
  practice: null,
  related: { ok: true, value: [] },
} satisfies Omit<WholePage, 'article'>;

export function meta(loaded: Data): Meta {
  if (!loaded.ok) {
    if (loaded.failure.kind === 'pending') return loadingMeta;
    return { ...fallbacks.notFound.meta, title: documentTitle(noArticle.heading) };
  }
  const { article, beside } = loaded;
  const category = categoryOf(article);
  return {
    ...rowMeta(article.title, plainText(article.content, longestDescription), articleDescription),
    path: articlePath(article),
    preview: category && listPreview(category),
    type: 'article',
    published: article.date,
    updated: article.updated,
    twin: twinOf(article),
    // An article in the other language has its own address there. Without a column for it, each article is in both.
    ...((beside !== undefined ||
      article.language ||
      (prefix !== '' && article.translation === undefined)) && { noindex: true }),
  };
}

function twinOf(article: Article): Twin | undefined {
  const { language, translation } = article;
  if (language) return undefined;
  // A table without languages: the page of the other language has the same text.
  if (translation === undefined) return { path: articlePath(article), only: 'near' };
  if (translation) return { path: articlePath(translation) };
  return { path: categoryOf(article)?.listPath ?? paths.daily, only: 'list' };
}

/** 'Article not found.', whether there is none or it could not be fetched (docs/spec.md#errors). */
function NoArticle({ failure }: { failure: Failure }) {
  const retry = useRetry();
  const { key } = useLocation();
  const home = fallbacks.notFound.action;
  if (failure.kind === 'pending') {
    return (
      <>
        <PageHeader heading={articleName} />
        <PageBody>
          <LoadFailure failure={failure} />
        </PageBody>
      </>
    );
  }
  if (failure.kind === 'not-found') {
    return (
      <NotFound
        heading={noArticle.heading}
        text={noArticle.text}
        links={institute.articles.map((list) => ({ label: list.heading, href: list.listPath }))}
        action={home}
      />
    );
  }
  return (
    <ErrorScreen
      // Another try that fails is announced too.
      key={key}
      heading={noArticle.heading}
      message={noArticle.failed}
      actions={[retry, home]}
    />
  );
}

const linkTo = (article: ArticleSummary | null) =>
  article ? { title: rowProps(article).title, href: articleHref(article) } : undefined;

const relatedItem = (article: ArticleSummary) => ({
  id: article.id,
  title: rowProps(article).title,
  href: articleHref(article),
  date: article.date ?? '',
  category: categoryLabel(article) ?? '',
});

function textBeside({ language, translation }: Article, text: string | undefined) {
  if (text === undefined || !translation) return undefined;
  const path = articlePath(translation);
  return {
    title: translation.title ?? titleNotAvailable,
    lang: translation.language,
    // The translation of an article in the other language is one of these pages.
    href: otherLanguage && !language ? withPrefix(otherLanguage.prefix, path) : pageAddress(path),
    text,
  };
}

function DayLinks({ day, place, count, next }: DayPosition) {
  return (
    <NextReading
      heading={next ? dayReading.next : dayReading.last}
      position={dayReading.place(next ? place + 1 : place, count)}
      next={next ? { title: next.title ?? titleNotAvailable, href: articleHref(next) } : undefined}
      back={{ label: `${dailyPage.heading}: ${periodName(day)}`, href: dailyPath(day) }}
    />
  );
}

const ToPractice = ({ day, count }: QuestionDay) => (
  <p>
    <Button variant="secondary" href={practicePath(day)}>
      {practiceOfArticle(count)}
    </Button>
  </p>
);

/** Whether this document cannot load the tools: React does not try again, so the next article has its own document. */
let areToolsGone = false;

/** Loaded once React is there; the page works without it. */
const ArticleTools = lazy<ComponentType<ArticleToolsProps>>(async () => {
  try {
    return await import('./parts/ArticleTools.tsx');
  } catch {
    areToolsGone = true;
    return { default: () => null };
  }
});

function Tools({ article }: { article: Article }) {
  const hydrated = useHydrated();
  const { id, title, content } = article;
  const saved = useMemo(
    () => ({ id, title: title ?? titleNotAvailable, href: articlePath(article) }),
    [article, id, title],
  );
  return (
    <div className="tools">
      {hydrated && (
        <Suspense fallback={null}>
          <ArticleTools key={id} article={saved} task={answerTask(content)} />
        </Suspense>
      )}
    </div>
  );
}

/** Blocks of text that fill the screen of a phone. */
const blocksOnScreen = 8;

/** A new page is painted sooner without what is below the screen; on the way back the place to return to may be there. */
function useFirstBlocks(): number | undefined {
  const { hash } = useLocation();
  const isNew = useNavigationType() === NavigationType.Push && hash === '';
  return useDeferredValue(undefined, isNew ? blocksOnScreen : undefined);
}

export function Page({ data: loaded }: { data: Data }) {
  return loaded.ok ? (
    <FoundArticle key={loaded.article.id} {...loaded} />
  ) : (
    <NoArticle failure={loaded.failure} />
  );
}

function FoundArticle({ article, beside, ...shown }: Data & { ok: true }) {
  const retry = useRetry();
  const firstBlocks = useFirstBlocks();
  const { previous, next, dayPosition, practice, related } = { ...nothingFurther, ...shown };
  const { translation } = article;
  const { title, date, updated, category, topics, content } = rowProps({
    ...article,
    category: categoryLabel(article),
  });
  const list = categoryOf(article);
  return (
    <UiProvider labels={articleLabels}>
      <ArticleDetail
        title={title}
        date={date}
        updated={updated}
        category={category}
        topics={topicLinks(topics)}
        breadcrumbs={articleCrumbs(article)}
        back={
          list
            ? { href: list.listPath, label: backTo(list.heading) }
            : { href: '/', label: backToHome }
        }
        text={content}
        firstBlocks={firstBlocks}
        translation={textBeside(article, beside)}
        intro={
          translation ? (
            <AboutTranslation {...{ article, translation }} both={beside !== undefined} />
          ) : (
            article.language && <InOtherLanguage items={[article]} />
          )
        }
        next={
          (practice || dayPosition) && (
            <>
              {practice && <ToPractice {...practice} />}
              {dayPosition && <DayLinks {...dayPosition} />}
            </>
          )
        }
        share={
          <>
            <Tools article={article} />
            <Share path={articlePath(article)} title={title} print />
          </>
        }
        previousNext={
          previous || next ? (
            <PreviousNext previous={linkTo(previous)} next={linkTo(next)} />
          ) : undefined
        }
        related={related.ok ? related.value.map(relatedItem) : undefined}
        relatedError={
          related.ok || related.kind === 'pending' ? undefined : reasonOf(related.message)
        }
        relatedErrorActions={[retry]}
      />
    </UiProvider>
  );
}
