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
import { useMemo, useRef, useState } from 'react';
import type { ArticleState } from '../../api/articleList.ts';
import type { ArticleFields, OpenedArticle } from '../../api/writeArticle.ts';
import type { Answer } from '../ask.ts';
import type { ScreenProps } from '../screens.ts';
import { Withdrawable } from '../Withdrawable.tsx';
import { type Words, inIndia, useWords } from '../words/words.ts';
import { Changes } from '../changes/Changes.tsx';
import { Said } from '../Said.tsx';
import { Conflict } from '../changes/Conflict.tsx';
import { Fields } from './Fields.tsx';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { type PreviewWidth, Preview } from './Preview.tsx';
import { TextWithMarks } from './TextWithMarks.tsx';
import { Twin } from './Twin.tsx';
import { type WrittenArticle, useArticle } from './useArticle.ts';

interface EditorProps extends Pick<ScreenProps, 'site'> {
  writing: Answer<'GET /api/article/writing'>;
  /** Null: a new article. */
  opened: OpenedArticle | null;
  fields: ArticleFields;
  twin: OpenedArticle['twin'];
}

export function Editor({ site, writing, opened, fields: first, twin }: EditorProps) {
  const words = useWords();
  const name = opened
    ? opened.id
    : first.translationOf === ''
      ? 'new'
      : `of ${first.translationOf}`;
  const article = useArticle({ name, opened, fields: first });
  const { base, fields, change, kept } = article;
  const topics = useTopicField(article, writing.topics);
  const { date, isDateWhole } = useDateField();
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const page = usePage(fields);
  if (kept === undefined) return null;
  if (kept) return <KeptNotice {...article} kept={kept} />;
  return (
    <Withdrawable
      address={base?.address ?? ''}
      // Undoing changes its version.
      onChange={(isOff) => isOff || article.reopen()}
    >
      <Stack gap="x6">
        {(article.isChanged || article.isOpenElsewhere) && (
          <Notice tone="info" live="polite">
            {article.isChanged ? words.article.changed : words.article.openElsewhere}
          </Notice>
        )}
        {!article.isKept && <Notice tone="danger">{words.article.notKept}</Notice>}
        {/* A preview at desktop width is placed below the form. */}
        <Split
          wide="neither"
          style={{ gridTemplateColumns: width === 'desktop' ? 'minmax(0, 1fr)' : undefined }}
        >
          <Stack gap="x4">
            <Heading level={2}>{headingOf(base, fields, words)}</Heading>
            <Fields {...{ site, writing, fields, change, date }} {...topics} />
            <TextWithMarks fields={fields} change={change} />
            {article.failure}
            <OutcomeNotice {...article} />
            <Saving
              {...{ article, isDateWhole }}
              addTopic={topics.addTopic}
              lacking={writing.lacking}
            />
            <Twin twin={twin} base={base} isLacking={'translation_of' in writing.lacking} />
          </Stack>
          <Preview
            article={page}
            language={fields.language || languageOfText(fields.title)}
            width={width}
            onWidth={setWidth}
          />
        </Split>
        <Conflict
          title={words.article.conflict}
          before={article.theirs?.article.fields ?? null}
          after={fields}
          labels={words.article}
          onResolve={article.resolveConflict}
        />
      </Stack>
    </Withdrawable>
  );
}

interface KeptNoticeProps extends Pick<WrittenArticle, 'goOn' | 'forgetKept'> {
  kept: NonNullable<WrittenArticle['kept']>;
}

function KeptNotice({ kept, goOn, forgetKept }: KeptNoticeProps) {
  const words = useWords();
  return (
    <Notice
      tone="info"
      live="polite"
      actions={[
        { label: words.article.goOn, onClick: goOn },
        { label: words.article.forget, onClick: forgetKept },
      ]}
    >
      {words.article.kept(inIndia(kept.at, words))}
    </Notice>
  );
}

/** The field of a topic that is not added yet. */
function useTopicField({ fields, change }: WrittenArticle, inUse: readonly string[]) {
  const [topic, setTopic] = useState('');
  const addTopic = () => {
    // As in a file, commas separate topics; one in use may contain some.
    const added = inUse.includes(topic) ? [topic] : topic.split(',');
    const topics = new Set([...fields.topics, ...added.map((one) => one.trim())]);
    topics.delete('');
    setTopic('');
    if (topics.size > fields.topics.length) change({ ...fields, topics: [...topics] });
  };
  return { topic, setTopic, addTopic };
}

function useDateField() {
  const words = useWords().article;
  const ref = useRef<HTMLInputElement>(null);
  const [isHalf, setHalf] = useState(false);
  /** Half a date has no value, as if there were none. */
  const isDateWhole = () => {
    const isNowHalf = ref.current?.validity.badInput === true;
    setHalf(isNowHalf);
    if (isNowHalf) ref.current?.focus();
    return !isNowHalf;
  };
  return { date: { ref, error: isHalf ? words.halfDate : undefined }, isDateWhole };
}

/** The article as its page shows it. */
function usePage(fields: ArticleFields) {
  const [begun] = useState(() => new Date(now()).toISOString());
  return useMemo(
    () => ({
      title: fields.title || null,
      category: fields.category || null,
      date: instantOf(fields.date) ?? begun,
      topics: fields.topics,
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
    ? `${articles.states[isPublic(base) ? 'published' : base.state]}: ${base.fields.title || title}`
    : article.new;

/** The instant of the form's date, which is in India's time; undefined without one, or for the year 20260. */
function instantOf(date: string): string | undefined {
  const instant = new Date(`${date}:00+05:30`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

const isAhead = (date: string) => Date.parse(instantOf(date) ?? '') > now();

/** Whether visitors see the article by now: also one that was opened before its moment. */
const isPublic = (base: OpenedArticle | null) =>
  base?.state === 'published' || (base?.state === 'scheduled' && !isAhead(base.fields.date));

interface SavingProps {
  article: WrittenArticle;
  lacking: Record<string, string>;
  /** Adds a topic that is written and not added yet. */
  addTopic: () => void;
  isDateWhole: () => boolean;
}

function Saving({ article, lacking, addTopic, isDateWhole }: SavingProps) {
  const words = useWords().article;
  const { base, fields, isBusy, save } = article;
  const [isAsked, setAsked] = useState(false);
  const isToCome = isAhead(fields.date);
  const as: ArticleState = isToCome ? 'scheduled' : 'published';
  const isSeen = isPublic(base);
  const saveAs = (state: ArticleState) => {
    // A disabled button would lose the focus.
    if (isBusy || !isDateWhole()) return;
    addTopic();
    // Its moment may have passed since the buttons were shown.
    if (isPublic(base)) setAsked(true);
    else save(state);
  };
  return (
    <Stack gap="x3">
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
                before={base.fields}
                // Without a date it keeps the one that it has.
                after={{ ...fields, date: fields.date || base.fields.date }}
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
