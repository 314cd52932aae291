import { languageOfText } from '@setu/data/staff';
import { Checkbox, Disclosure, Grid, Inline, Stack } from '@setu/ui';
import type { ReactNode } from 'react';
import type { ArticleFields } from '../../api/writeArticle.ts';
import { Field } from '../content/Field.tsx';
import { formFields } from '../content/formFields.ts';
import type { Answer } from '../shared/ask.ts';
import type { ScreenProps } from '../shared/screenProps.ts';
import { useWords } from '../words/words.ts';
import type { WrittenArticle } from './useArticle.ts';

interface FieldsProps extends Pick<ScreenProps, 'site'> {
  writing: Answer<'GET /api/article/writing'>;
  article: WrittenArticle;
  errorOf: (name: string) => string | undefined;
  /** Shown below the title. */
  children: ReactNode;
}

/** All fields of an article; its text, if it stands among them, is given as `children`. */
export function Fields({ site, writing, article, errorOf, children }: FieldsProps) {
  const words = useWords();
  const { values, change, round } = article;
  const [title, ...others] = formFields('articles', site, words).map((field) => (
    <Field
      key={field.name}
      {...{ field, round }}
      labels={words.article}
      value={values[field.name as keyof ArticleFields]}
      errorAt={() => errorOf(field.name)}
      onChange={(value) => change({ [field.name]: value })}
    />
  ));
  const topics = topicsIn(values.topics);
  return (
    <Stack gap="x4">
      {title}
      {children}
      <Grid columns={{ narrow: 1, medium: 2 }} minItemWidth="small" gap="x4">
        {others}
      </Grid>
      {writing.topics.length > 0 && (
        <Disclosure defaultOpen={false} summary={words.article.topicsInUse}>
          <Inline gap="x4">
            {writing.topics.map((topic) => (
              <Checkbox
                key={topic}
                label={<span lang={languageOfText(topic)}>{topic}</span>}
                checked={topics.includes(topic)}
                onCheckedChange={(checked) => {
                  const others = topics.filter((one) => one !== topic);
                  change({ topics: checked ? [...others, topic] : others });
                }}
              />
            ))}
          </Inline>
        </Disclosure>
      )}
    </Stack>
  );
}

/** Topics as they are typed, with commas between them, or a list of some that may contain commas. */
export const topicsIn = (typed: ArticleFields['topics']): string[] =>
  typeof typed === 'string'
    ? typed
        .split(',')
        .map((topic) => topic.trim())
        .filter(Boolean)
    : typed;
