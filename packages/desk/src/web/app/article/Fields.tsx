import { Button, Grid, Inline, SelectField, Stack, TextField } from '@setu/ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { Answer } from '../shared/ask.ts';
import { optionsOf } from '../shared/optionsOf.ts';
import { idOf } from '../shared/Problems.tsx';
import type { ScreenProps } from '../shared/screenProps.ts';
import { useWords } from '../words/words.ts';
import type { TypedFields } from './useArticle.ts';

interface FieldsProps extends Pick<ScreenProps, 'site'> {
  writing: Answer<'GET /api/article/writing'>;
  fields: TypedFields;
  change: (changed: Partial<TypedFields>) => void;
  /** What is wrong with a field. */
  errorOf: (name: string) => string | undefined;
  addTopic: () => void;
  date: RefObject<HTMLInputElement | null>;
  /** Shown below the title. */
  children: ReactNode;
}

/** All fields of an article; its text, if it stands among them, is given as `children`. */
export function Fields({
  site,
  writing,
  fields,
  change,
  errorOf,
  addTopic,
  date,
  children,
}: FieldsProps) {
  const { article: words, articles, content } = useWords();
  // A category that the site no longer has stays an option until another is chosen.
  const categories = new Set([...site.articleCategories, fields.category]);
  categories.delete('');
  const inputOf = (name: 'title' | 'category' | 'language' | 'date' | 'url') => ({
    id: idOf(name),
    label: words.fields[name],
    error: errorOf(name),
    value: fields[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [name]: value }),
  });
  return (
    <Stack gap="x4">
      <TextField {...inputOf('title')} />
      {children}
      <Grid columns={{ narrow: 1, medium: 2 }} minItemWidth="small" gap="x4">
        <SelectField
          {...inputOf('category')}
          placeholder={words.chooseCategory}
          options={[...categories].map((value) => ({ value, label: value }))}
        />
        {site.languages.length > 1 && (
          <SelectField
            {...inputOf('language')}
            placeholder={content.byLetters}
            options={optionsOf(articles.languages)}
          />
        )}
        <TextField {...inputOf('date')} ref={date} hint={words.dateHint} type="datetime-local" />
        <TextField {...inputOf('url')} type="url" />
      </Grid>
      <Topics {...{ fields, change, errorOf, addTopic }} inUse={writing.topics} />
    </Stack>
  );
}

interface TopicsProps extends Pick<FieldsProps, 'fields' | 'change' | 'errorOf' | 'addTopic'> {
  inUse: readonly string[];
}

function Topics({ inUse, fields, change, errorOf, addTopic }: TopicsProps) {
  const words = useWords().article;
  const { topics, topic: written } = fields;
  const setTopic = (topic: string) => change({ topic });
  const others = inUse.filter((topic) => !topics.includes(topic));
  const field = useRef<HTMLInputElement>(null);
  /** Whether a key changes the choice: arrows pass options that are not meant. */
  const isByKey = useRef(false);
  return (
    <div role="group" aria-label={words.fields.topics}>
      <Stack gap="x3">
        {topics.length > 0 && (
          <Inline as="ul" gap="x2">
            {topics.map((topic) => (
              <Button
                key={topic}
                size="sm"
                variant="secondary"
                aria-label={words.removeTopic(topic)}
                onClick={() => {
                  // The button goes.
                  field.current?.focus();
                  change({ topics: topics.filter((other) => other !== topic) });
                }}
              >
                {topic} ×
              </Button>
            ))}
          </Inline>
        )}
        <Grid columns={{ narrow: 1, medium: 2 }} minItemWidth="small" gap="x4">
          <SelectField
            label={words.addTopic}
            value={others.includes(written) ? written : ''}
            placeholder={words.fields.topics}
            options={others.map((topic) => ({ value: topic, label: topic }))}
            onFocus={() => {
              isByKey.current = false;
              if (others.includes(written)) addTopic();
            }}
            onKeyDown={() => (isByKey.current = true)}
            onChange={({ currentTarget: { value } }) => {
              if (isByKey.current || value === '') setTopic(value);
              else change({ topics: [...topics, value] });
              isByKey.current = false;
            }}
          />
          <TextField
            ref={field}
            id={idOf('topics')}
            error={errorOf('topics')}
            label={words.newTopic}
            value={written}
            onChange={(event) => setTopic(event.currentTarget.value)}
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Enter' && !nativeEvent.isComposing) addTopic();
            }}
            endAction={
              <Button size="sm" variant="quiet" onClick={addTopic}>
                {words.add}
              </Button>
            }
          />
        </Grid>
      </Stack>
    </div>
  );
}
