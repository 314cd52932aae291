import { timeZoneOffset } from '@setu/data';
import { languageOfText, now } from '@setu/data/staff';
import {
  Button,
  Dialog,
  DialogClose,
  DialogContent,
  Heading,
  Inline,
  Notice,
  Split,
  Stack,
  Text,
} from '@setu/ui';
import { useMemo, useState } from 'react';
import type { ArticleState } from '../../api/articleList.ts';
import type { FormAnswer } from '../../api/publishing.ts';
import type { ArticleFields, OpenedArticle } from '../../api/writeArticle.ts';
import type { Answer } from '../shared/ask.ts';
import type { ScreenProps } from '../shared/screenProps.ts';
import { Withdrawable } from '../shared/Withdrawable.tsx';
import { type Words, useWords } from '../words/words.ts';
import { Changes } from '../changes/Changes.tsx';
import { Problems, errorOf as errorOfField, idOf } from '../shared/Problems.tsx';
import { Said } from '../shared/Said.tsx';
import { Status, UnsavedNotices, WrittenNotice } from '../shared/notices.tsx';
import { Conflict } from '../changes/Conflict.tsx';
import { Fields, topicsIn } from './Fields.tsx';
import { type PreviewWidth, Preview } from './Preview.tsx';
import { TextWithMarks } from './TextWithMarks.tsx';
import { Twin } from './Twin.tsx';
import { type WrittenArticle, useArticle } from './useArticle.ts';

type Problem = FormAnswer['problems'][number];

interface EditorProps extends Pick<ScreenProps, 'site'> {
  writing: Answer<'GET /api/article/writing'>;
  /** Null: a new article. */
  opened: OpenedArticle | null;
  fields: ArticleFields;
  twin: OpenedArticle['twin'];
  name: string;
}

export function Editor({ site, writing, opened, fields: first, twin, name }: EditorProps) {
  const words = useWords();
  const article = useArticle({ name, opened, fields: first });
  const { base, values: fields, change, outcome } = article;
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const page = usePage(fields);
  const problems = outcome?.kind === 'refused' ? outcome.problems.map(named) : [];
  const errorOf = (name: string) => errorOfField(name, problems, words);
  const isTranslation = fields.translationOf !== '';
  const text = <TextWithMarks fields={fields} change={change} error={errorOf('content')} />;
  return (
    <Withdrawable
      address={base?.address ?? ''}
      // Undoing changes its version.
      onChange={(isOff) => (isOff ? undefined : article.onRestored())}
      isPast={outcome !== undefined}
    >
      <Stack gap="x6">
        <Status>
          {(article.isChanged || article.isOpenElsewhere) && (
            <Notice tone="info">
              {article.isChanged ? words.article.changed : words.article.openElsewhere}
            </Notice>
          )}
        </Status>
        <UnsavedNotices item={article} />
        {/* A preview at desktop width is placed below the form. */}
        <Split
          wide="neither"
          style={{ gridTemplateColumns: width === 'desktop' ? 'minmax(0, 1fr)' : undefined }}
        >
          <Stack gap="x4">
            <Heading level={2}>{headingOf(base, fields, words)}</Heading>
            <Problems problems={problems} names={namesOfFields} labels={words.article} />
            <Fields {...{ site, writing, article, errorOf }}>
              {/* Beside the original, whose other fields it has. */}
              {isTranslation && text}
            </Fields>
            {!isTranslation && text}
            {article.failure}
            <WrittenNotice
              heading={words.article.saved[base?.state ?? 'published']}
              written={outcome?.kind === 'saved' ? outcome.written : null}
              attempt={article.attempt}
              onUndone={article.onSaveUndone}
            />
            <Saving article={article} lacking={writing.lacking} />
          </Stack>
          {/* As high as the form, beside which the preview stays in view. */}
          <div style={{ alignSelf: 'stretch' }}>
            <Twin
              twin={twin}
              base={base}
              isOpen={isTranslation}
              canTranslate={site.languages.length > 1 && !('translation_of' in writing.lacking)}
            />
            <Preview
              article={page}
              language={fields.language || languageOfText(fields.title)}
              width={width}
              onWidth={setWidth}
            />
          </div>
        </Split>
        <Conflict
          before={article.theirs?.values ?? null}
          after={fields}
          labels={words.article}
          onResolve={article.resolveConflict}
        />
      </Stack>
    </Withdrawable>
  );
}

const namesOfFields = ['title', 'category', 'language', 'date', 'url', 'topics', 'content'];

/** The form has one field for what a file says in three. */
const named = (problem: Problem): Problem =>
  problem.field === 'publish_at' || problem.field === 'draft'
    ? { ...problem, field: 'date' }
    : problem;

function usePage(fields: ArticleFields) {
  const [begun] = useState(() => new Date(now()).toISOString());
  return useMemo(
    () => ({
      title: fields.title || null,
      category: fields.category || null,
      date: instantOf(fields.date) ?? begun,
      topics: topicsIn(fields.topics),
      content: fields.content,
    }),
    [fields, begun],
  );
}

const headingOf = (
  base: OpenedArticle | null,
  { title }: ArticleFields,
  { article, articles }: Words,
) =>
  base
    ? `${articles.states[isPublic(base) ? 'published' : base.state]}: ${base.values.title || title}`
    : article.new;

/** The instant of the form's date, which is in India's time; undefined without one, or for the year 20260. */
function instantOf(date: string): string | undefined {
  const instant = new Date(`${date}:00${timeZoneOffset}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

const isAhead = (date: string) => Date.parse(instantOf(date) ?? '') > now();

/** Whether visitors see the article by now: also one that was opened before its moment. */
const isPublic = (base: OpenedArticle | null) =>
  base?.state === 'published' || (base?.state === 'scheduled' && !isAhead(base.values.date));

interface SavingProps {
  article: WrittenArticle;
  lacking: Record<string, string>;
}

function Saving({ article, lacking }: SavingProps) {
  const { article: words, content } = useWords();
  const { base, values: fields, isBusy, outcome, save } = article;
  const [isAsked, setAsked] = useState(false);
  const isToCome = isAhead(fields.date);
  const as: ArticleState = isToCome ? 'scheduled' : 'published';
  const isSeen = isPublic(base);
  const saveAs = (state: ArticleState) => {
    const date = document.querySelector<HTMLInputElement>(`#${idOf('date')}`);
    // A disabled button would lose the focus. Half a date has no value, as if there were none.
    if (isBusy || date?.reportValidity() === false) return;
    // Its moment may have passed since the buttons were shown.
    if (isPublic(base)) setAsked(true);
    else save(state);
  };
  return (
    <Stack gap="x3">
      <Status>{isBusy && !outcome && <Text>{content.saving}</Text>}</Status>
      <Inline>
        <Button onClick={() => saveAs(isAhead(fields.date) ? 'scheduled' : 'published')}>
          {isSeen ? words.correct : isToCome ? words.schedule : words.publish}
        </Button>
        {!isSeen && lacking['draft'] === undefined && (
          <Button variant="secondary" onClick={() => saveAs('draft')}>
            {words.saveDraft}
          </Button>
        )}
      </Inline>
      {Object.values(lacking).map((reason) => (
        <Text key={reason} size="sm">
          <Said>{reason}</Said>
        </Text>
      ))}
      <Dialog open={isAsked} onOpenChange={setAsked}>
        <DialogContent title={words.changes}>
          <Stack>
            {isToCome && <Notice tone="danger">{words.goesOff}</Notice>}
            {isAsked && base && (
              <Changes
                before={base.values}
                // Without a date it keeps the one that it has.
                after={{ ...fields, date: fields.date || base.values.date }}
                labels={words}
              />
            )}
            <Inline>
              <DialogClose variant="primary" onClick={() => save(as)}>
                {words.write}
              </DialogClose>
              <DialogClose variant="secondary">{words.cancel}</DialogClose>
            </Inline>
          </Stack>
        </DialogContent>
      </Dialog>
    </Stack>
  );
}
