import {
  EmptyState,
  Grid,
  Loading,
  Pagination,
  SelectField,
  Stack,
  Table,
  TableCell,
  TableHeader,
  Text,
  TextField,
  TextLink,
} from '@setu/ui';
import { useEffect, useState } from 'react';
import { articleStates } from '../../api/articleState.ts';
import type { ArticleLine } from '../../api/articleList.ts';
import { Failure } from '../Failure.tsx';
import { hrefOf } from '../address.ts';
import type { ScreenProps } from '../screens.ts';
import { useAnswer } from '../useAnswer.ts';
import { inIndia, useWords } from '../words/words.ts';

/** So long after the last letter the list is asked for. */
const typedMs = 250;

/** All articles, narrowed by what stands in the address. */
export function Articles({ site, values }: ScreenProps) {
  const words = useWords().articles;
  const { answer, error } = useAnswer('GET /api/articles', values);
  const [search, setSearch] = useState(values['search'] ?? '');
  const go = (changed: Record<string, string>) =>
    location.replace(hrefOf('articles', { ...values, page: '', ...changed }));
  useEffect(() => {
    if (search === (values['search'] ?? '')) return undefined;
    const timer = setTimeout(() => go({ search }), typedMs);
    return () => clearTimeout(timer);
  });
  const choice = (name: 'state' | 'category' | 'language', options: [string, string][]) => (
    <SelectField
      label={words[name]}
      value={values[name] ?? ''}
      onChange={(event) => go({ [name]: event.currentTarget.value })}
      options={[
        { value: '', label: words.any },
        ...options.map(([value, label]) => ({ value, label })),
      ]}
    />
  );
  return (
    <Stack gap="x6">
      <search aria-label={words.filters}>
        <Grid columns={{ narrow: 1, medium: 2, wide: 4 }} minItemWidth="small" gap="x4">
          <TextField
            label={words.search}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          {choice(
            'state',
            articleStates.map((state) => [state, words.states[state]]),
          )}
          {choice(
            'category',
            site.articleCategories.map((category) => [category, category]),
          )}
          {choice(
            'language',
            (['en', 'hi'] as const).map((language) => [language, words.languages[language]]),
          )}
        </Grid>
      </search>
      {error ? <Failure error={error} /> : null}
      {answer ? (
        <Stack gap="x4">
          <div role="status">
            <Text>{words.count(answer.total)}</Text>
          </div>
          {answer.lines.length > 0 ? (
            <Lines lines={answer.lines} />
          ) : (
            <EmptyState text={words.none} />
          )}
          <Pagination
            label={words.pages}
            page={answer.page}
            pageCount={answer.pageCount}
            hrefFor={(page) => hrefOf('articles', { ...values, page: String(page) })}
          />
        </Stack>
      ) : (
        !error && <Loading />
      )}
    </Stack>
  );
}

function Lines({ lines }: { lines: readonly ArticleLine[] }) {
  const words = useWords();
  const { headings, states, corrected, untitled, title } = words.articles;
  return (
    <Table caption={title} captionHidden>
      <thead>
        <tr>
          <TableHeader>{headings.title}</TableHeader>
          <TableHeader>{headings.state}</TableHeader>
          <TableHeader>{headings.category}</TableHeader>
          <TableHeader>{headings.date}</TableHeader>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, state, category, date, updated, ...line }) => (
          <tr key={id}>
            <TableHeader scope="row" lang={line.language ?? undefined}>
              <TextLink href={hrefOf('article', { id })}>{line.title ?? untitled}</TextLink>
            </TableHeader>
            <TableCell>{states[state]}</TableCell>
            <TableCell lang="en">{category}</TableCell>
            <TableCell>
              {date !== null && inIndia(date, words)}
              {updated !== null && ` (${corrected(inIndia(updated, words))})`}
            </TableCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
