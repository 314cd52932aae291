import { lists as listsHeading, noTopics, topics as words } from '@locales/topics.ts';
import type { AnswerOf } from '@setu/data';
import { EmptyState, PageBody, PageHeader, TopicList } from '@setu/ui';
import { type LoaderFunctionArgs, data } from 'react-router-dom';
import { type Outcome, outcomeOf } from '@setu/kit';
import { institute } from '@site/institute.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import type { Meta } from '../frame/Head.tsx';
import { LoadFailure } from '../errors/LoadFailure.tsx';
import { queriesFor } from '../queries.ts';
import { topicPath } from '../articles/topicPath.ts';
import { InOtherLanguage } from './parts/InOtherLanguage.tsx';

const page = pageCopy('topics', words);

interface Data {
  /** Null where the project has no topics. */
  topics: Outcome<AnswerOf<'topics'>>;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const queries = await queriesFor(context);
  const topics = await outcomeOf(queries.topics({ signal: request.signal }));
  return data({ topics } satisfies Data, { status: topics.ok ? 200 : 500 });
}

export function meta(): Meta {
  return { ...page.meta, path: page.path };
}

const lists = institute.articles.map(({ heading, listPath }) => ({
  title: heading,
  href: listPath,
}));

export function Page({ data: { topics } }: { data: Data }) {
  const { heading, text, image } = page;
  return (
    <>
      <PageHeader heading={heading} text={text} image={image} />
      <PageBody>
        {topics.ok ? <Topics topics={topics.value ?? []} /> : <LoadFailure failure={topics} />}
      </PageBody>
    </>
  );
}

function Topics({ topics }: { topics: NonNullable<AnswerOf<'topics'>> }) {
  if (topics.length > 0) {
    return (
      <>
        <InOtherLanguage items={topics} />
        <TopicList
          topics={topics.map(({ topic, count }) => ({
            title: topic,
            href: topicPath(topic),
            count,
          }))}
        />
      </>
    );
  }
  return (
    <>
      <EmptyState text={noTopics} />
      <TopicList topics={lists} labels={{ topics: listsHeading }} />
    </>
  );
}
