import { languageOfText } from '@setu/data/staff';
import {
  EmptyState,
  Grid,
  Pagination,
  SelectField,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@setu/ui';
import type { ArticleLine } from '../../api/articleList.ts';
import { ListTable } from '../shared/ListTable.tsx';
import { hrefOf } from '../shared/address.ts';
import { optionsOf } from '../shared/optionsOf.ts';
import type { ScreenProps } from '../shared/screenProps.ts';
import { useAnswer } from '../shared/useAnswer.tsx';
import { inIndia, useWords } from '../words/words.ts';
import { useTypedParameter } from './useTypedParameter.ts';

/** How long after the last letter the list is requested. */
const typedMs = 250;

export function Articles({ site, values }: ScreenProps) {
  const { articles: words, files } = useWords();
  const { answer, waiting } = useAnswer('GET /api/articles', values);
  const go = (changed: Record<string, string>) =>
    location.replace(hrefOf('articles', { ...values, page: '', ...changed }));
  const search = useTypedParameter(
    values['search'] ?? '',
    (typed) => go({ search: typed }),
    typedMs,
  );
  const choice = (name: 'state' | 'category' | 'language', labels: Record<string, string>) => (
    <SelectField
      label={words[name]}
      value={values[name] ?? ''}
      onChange={(event) => go({ [name]: event.currentTarget.value })}
      options={[{ value: '', label: words.any }, ...optionsOf(labels)]}
    />
  );
  return (
    <Stack gap="x6">
      <search aria-label={words.filters}>
        <Grid columns={{ narrow: 1, medium: 2, wide: 4 }} minItemWidth="small" gap="x4">
          <TextField label={words.search} type="search" {...search} />
          {choice('state', words.states)}
          {choice('category', Object.fromEntries(site.articleCategories.map((one) => [one, one])))}
          {site.languages.length > 1 && choice('language', words.languages)}
        </Grid>
      </search>
      {answer ? (
        <Stack gap="x4">
          <div role="status">
            <Text>{files.kinds.articles(answer.total)}</Text>
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
        waiting
      )}
    </Stack>
  );
}

function Lines({ lines }: { lines: readonly ArticleLine[] }) {
  const words = useWords();
  const { state, category, states, corrected, untitled, title: caption } = words.articles;
  const { title, date } = words.content.fields;
  return (
    <ListTable
      caption={caption}
      captionHidden
      headings={[title, state, category, date]}
      rows={lines.map(({ id, title, language, state, category, date, updated }) => ({
        key: id,
        lang: language,
        name: <TextLink href={hrefOf('article', { id })}>{title ?? untitled}</TextLink>,
        cells: [
          states[state],
          <span key="category" lang={languageOfText(category ?? '')}>
            {category}
          </span>,
          (date === null ? '' : inIndia(date, words)) +
            (updated === null ? '' : ` (${corrected(inIndia(updated, words))})`),
        ],
      }))}
    />
  );
}
