import { practiceOfTopic, topicDescription, topics } from '@locales/topics.ts';
import { type ListedArticle, type Page as PageOf, parsePage } from '@setu/data';
import { Button, PageHeader } from '@setu/ui';
import { type LoaderFunctionArgs, data } from 'react-router-dom';
import { type Outcome, outcomeOf } from '@setu/kit';
import { fallbacks } from '../locales/fallbacks.ts';
import { homeCrumb, pageCopy } from '../locales/pageCopy.ts';
import { documentTitle, pagesAround } from '../pageHead/pageMeta.ts';
import { clip, longestDescription } from '../pageHead/rowMeta.ts';
import type { Meta } from '../frame/Head.tsx';
import { questionsOnTopic } from '../practice/practiceLinks.ts';
import { paths } from '../paths.ts';
import { queriesFor } from '../queries.ts';
import { noneInThisLanguage } from '../articles/archive.ts';
import { isTopicAt, topicPath, topicPracticePath } from '../articles/topicPath.ts';
import { NotFoundScreen } from './NotFound.tsx';
import { PagedArticles } from './parts/PagedArticles.tsx';

const index = pageCopy('topics', topics);

interface Data {
  /** Null if the topics could not be read, so that the address cannot be resolved to one. */
  topic: string | null;
  articles: Outcome<PageOf<ListedArticle>>;
  questions: number;
}

/** The articles of one topic, newest first, 20 a page. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { signal } = request;
  const { searchParams } = new URL(request.url);
  const page = parsePage(searchParams.get('page'));
  if (page === undefined) return data(null, { status: 404 });
  const queries = await queriesFor(context);
  const isSought = isTopicAt(params['topic'] ?? '');
  const topics = await outcomeOf(queries.topics({ isSought, signal }));
  if (!topics.ok) {
    return data({ topic: null, articles: topics, questions: 0 } satisfies Data, { status: 500 });
  }
  const found = topics.value?.find(isSought);
  if (!found) return data(null, { status: 404 });
  const { topic, count } = found;
  const [articles, questions] = await Promise.all([
    outcomeOf(queries.articlesByTopic({ topic, total: count, page, signal })),
    questionsOnTopic(queries, { topic, signal }),
  ]);
  if (articles.ok && page > articles.value.pageCount) return data(null, { status: 404 });
  return data({ topic, articles, questions } satisfies Data, { status: articles.ok ? 200 : 500 });
}

export function meta(loaded: Data | null): Meta {
  if (!loaded) return fallbacks.notFound.meta;
  const { topic, articles } = loaded;
  if (topic === null) return index.meta;
  const { page, pageCount } = articles.ok ? articles.value : { page: 1, pageCount: 1 };
  return {
    title: documentTitle(clip(topic, 80), page),
    description: clip(topicDescription(clip(topic, 40)), longestDescription),
    ...pagesAround(page, pageCount, (page) => topicPath(topic, page)),
    // Topics have other names in the other language.
    twin: { path: paths.topics, only: 'near' },
    ...(articles.ok && noneInThisLanguage(articles.value.items) && { noindex: true }),
  };
}

export function Page({ data: loaded }: { data: Data | null }) {
  if (!loaded) return <NotFoundScreen />;
  const { topic, articles, questions } = loaded;
  const { heading, path } = index;
  const title = topic ?? heading;
  return (
    <>
      <PageHeader
        heading={title}
        breadcrumbs={[homeCrumb, { title: heading, href: path }, ...(topic ? [{ title }] : [])]}
      />
      <PagedArticles
        articles={articles}
        heading={title}
        pathOf={(page) => (topic ? topicPath(topic, page) : path)}
      >
        {topic !== null && questions > 0 && (
          <p>
            <Button variant="secondary" href={topicPracticePath(topic)}>
              {practiceOfTopic(questions)}
            </Button>
          </p>
        )}
      </PagedArticles>
    </>
  );
}
