import { search as pageWords, searchCopy, searchNeedsScript } from '@locales/search.ts';
import { searchFormLabels, searchResultsLabels } from '@locales/labels.ts';
import { type SearchAnswer, isMonth, monthOf, parsePage, searchLimits, today } from '@setu/data';
import { type Outcome, outcomeOf, usePublicConfig } from '@setu/kit';
import {
  CategoryFilter,
  Notice,
  PageBody,
  PageHeader,
  Pagination,
  SearchForm,
  SearchResults,
  Section,
} from '@setu/ui';
import type { SearchFormProps, SearchFormSearch } from '@setu/ui';
import { useState } from 'react';
import {
  data,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { institute } from '@site/institute.ts';
import { linksOn } from '../institute/linksOn.ts';
import { documentTitle } from '../pageHead/pageMeta.ts';
import { clip } from '../pageHead/rowMeta.ts';
import { fallbacks } from '../locales/fallbacks.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { LoadFailure } from '../errors/LoadFailure.tsx';
import type { Meta, Twin } from '../frame/Head.tsx';
import { searchFieldId } from '../frame/useSearchKey.ts';
import { queriesFor } from '../queries.ts';
import {
  searchFilters,
  searchHref,
  searchResult,
  searchScope,
  searchText,
  searchWords,
  shownHits,
  waysOn,
} from '../search/search.ts';
import type { Search } from '../search/search.ts';
import { pageAddress } from '../language/language.ts';
import { NotFoundScreen } from './NotFound.tsx';

const searchPage = pageCopy('search', pageWords);

interface Data {
  search: Search;
  cut: boolean;
  newestMonth: string;
  answer: Outcome<SearchAnswer> | undefined;
}

const { queryLength } = searchLimits;

/** The words that the visitor typed last and may continue, as the loader reads them; always undefined on the server. */
let typed: string | undefined;

/** The search over articles, courses and resources, 20 results a page, the best first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { text: words, cut } = searchWords(searchParams.get('q'));
  // A filter is a text of the table, as it is there.
  const chosen = (text: string | null) => searchText(text, queryLength).text || undefined;
  const search: Search = {
    words,
    category: chosen(searchParams.get('category')),
    month: chosen(searchParams.get('month')),
    topic: chosen(searchParams.get('topic')),
  };
  const page = parsePage(searchParams.get('page'));
  const { category, month, topic } = search;
  if (page === undefined || (month !== undefined && !isMonth(month))) return notFound();
  const loaded = { search, cut, newestMonth: monthOf(today()) };
  if (words === '') return page > 1 ? notFound() : data({ ...loaded, answer: undefined });
  const queries = await queriesFor(context);
  const ask = (typing: boolean) =>
    outcomeOf(
      queries
        .search({
          query: words,
          ...(category !== undefined && searchScope(category)),
          ...(month !== undefined && { month }),
          ...(topic !== undefined && { topic }),
          page,
          typing,
          signal: request.signal,
        })
        .then(shownHits),
    );
  const whole = await ask(words === typed);
  // The last word may be incomplete, as in an address that was copied while typing.
  const { total = 0, pageCount = 0, titlesOnly } = whole.ok ? whole.value : {};
  const isHalf = whole.ok && !titlesOnly && words !== typed && (total === 0 || page > pageCount);
  const begun = isHalf ? await ask(true) : whole;
  const answer = begun.ok && begun.value.total === 0 ? whole : begun;
  if (answer.ok && page > Math.max(1, answer.value.pageCount)) return notFound();
  return data({ ...loaded, answer } satisfies Data, { status: answer.ok ? 200 : 500 });
}

const notFound = () => data(null, { status: 404 });

export function meta(loaded: Data | null): Meta {
  if (!loaded) return fallbacks.notFound.meta;
  const { answer, search } = loaded;
  if (!answer) return { ...searchPage.meta, path: searchPage.path };
  const title =
    answer.ok && documentTitle(searchCopy.title(clip(search.words, 80)), answer.value.page);
  // Topics, courses and resources have other names in the other language.
  const isKnown = institute.articles.some(({ category }) => category === search.category);
  const category = isKnown ? search.category : undefined;
  const there = searchHref({ ...search, category, topic: undefined });
  const twin: Twin = { path: there, only: 'near' };
  return { ...searchPage.meta, ...(title && { title }), twin };
}

export function Page({ data: loaded }: { data: Data | null }) {
  const { backend, forAnyOrigin, isStatic } = usePublicConfig();
  const formKey = useFormKey();
  if (!loaded) return <NotFoundScreen />;
  const { answer, cut, newestMonth, search } = loaded;
  const { words } = search;
  const found = answer?.ok ? answer.value : undefined;
  const topics = [...new Set(found?.items.flatMap((hit) => hit.topics))].toSorted();

  const isUnavailable = !backend && !forAnyOrigin;
  return (
    <>
      {/* Results must begin on the first screen of a phone. */}
      <PageHeader heading={searchPage.heading} text={words === '' ? searchPage.text : undefined} />
      <PageBody>
        {isUnavailable ? (
          <Notice tone="info">{searchCopy.unavailable}</Notice>
        ) : (
          <>
            {isStatic && (
              // React draws nothing of it: no browser loads the words.
              <noscript>
                {import.meta.env.SSR && <Notice tone="info">{searchNeedsScript}</Notice>}
              </noscript>
            )}
            <SearchField
              key={formKey}
              action={pageAddress(searchPage.path)}
              // A page that is sent for every search does not know the words of one.
              query={forAnyOrigin ? '' : words}
              filters={searchFilters(search, newestMonth, topics)}
              hint={cut ? searchCopy.cut(queryLength) : undefined}
              fieldId={searchFieldId}
              focusField={words === ''}
              labels={searchFormLabels}
            />
          </>
        )}
        {answer?.ok === false && <LoadFailure failure={answer} />}
        {found && <Found found={found} search={search} />}
      </PageBody>
      {!found?.items.length && (
        <Section heading={waysOn.heading} tone="sunken">
          <CategoryFilter
            label={waysOn.heading}
            options={linksOn(waysOn.links).map((link) => ({ ...link, current: false }))}
          />
        </Section>
      )}
    </>
  );
}

/** Another form for each step and each link that is followed: it shows that search, whatever was typed into the last one. */
function useFormKey(): number {
  const location = useLocation();
  const isStep = useNavigationType() !== NavigationType.Replace;
  const [shown, setShown] = useState({ location, key: 0 });
  if (shown.location !== location) setShown({ location, key: shown.key + Number(isStep) });
  return shown.key;
}

/** The form, apart from the page, which need not be drawn again with each navigation. */
function SearchField(props: Omit<SearchFormProps, 'onSearch'>) {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const onSearch = ({ values, by }: SearchFormSearch) => {
    // A link that was followed since goes first.
    if (by === 'typing' && next && !next.pathname.endsWith(searchPage.path)) return;
    const { q = '', category, month, topic } = values;
    const search = { words: q.trim(), category, month, topic };
    if (by !== 'choice') typed = by === 'typing' ? searchWords(q).text : undefined;
    // Successive searches add no steps to the history, and the list changes below the field.
    void navigate(searchHref(search), {
      replace: true,
      preventScrollReset: true,
      state: { typing: by === 'typing' },
    });
  };
  return <SearchForm {...props} onSearch={onSearch} />;
}

function Found({ found, search }: { found: SearchAnswer; search: Search }) {
  const { items, page, pageCount, suggestion, total, more, titlesOnly } = found;
  return (
    <>
      <SearchResults
        labels={searchResultsLabels}
        query={search.words}
        results={items.map(searchResult)}
        {...{ total, more, page, pageCount, titlesOnly }}
        suggestion={
          suggestion === null
            ? undefined
            : { query: suggestion, href: searchHref({ ...search, words: suggestion }) }
        }
      />
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(page) => searchHref(search, page)}
        label={searchCopy.pages}
      />
    </>
  );
}
