import { savedWords } from '@locales/saved.ts';
import { AnswerBox, Button, Inline, SaveMark, Stack, TextLink } from '@setu/ui';
import { useEffect, useMemo, useState } from 'react';
import type { AnswerTask } from '../../articles/answerTask.ts';
import { type SavedArticle, deviceStorage, mostDraft } from '../../device/deviceStorage.ts';
import { isStorageBlocked } from '../../device/deviceList.ts';
import { useDeviceList } from '../../device/useDeviceList.ts';
import { paths } from '../../paths.ts';

export interface ArticleToolsProps {
  article: SavedArticle;
  /** The article's writing task and its number of words; null if it has none. */
  task: AnswerTask | null;
}

/** Answers that the device has not stored whole, by the article's id: they stay while this document does. */
const unstored = new Map<string, string>();
const storedIds = () => new Set(deviceStorage.drafts.read().map(({ id }) => id));
let stored = storedIds();
deviceStorage.drafts.subscribe(() => {
  if (isStorageBlocked()) return;
  const ids = storedIds();
  // What was removed from the list, or with all that it had, is forgotten here too.
  for (const id of unstored.keys()) {
    if (ids.size === 0 || (stored.has(id) && !ids.has(id))) unstored.delete(id);
  }
  stored = ids;
});

const focusField = (box: HTMLElement | null) => box?.querySelector('textarea')?.focus();

/** The tools to save an article or answer its task on this device. Rendered only after hydration. */
export default function ArticleTools({ article, task }: ArticleToolsProps) {
  const { id } = article;
  const isSaved = useDeviceList(deviceStorage.saved).some((each) => each.id === id);
  const [problem, setProblem] = useState('');
  const draft = useMemo(
    () => ({
      read: () =>
        unstored.get(id) ?? deviceStorage.drafts.read().find((each) => each.id === id)?.text,
      write(text: string) {
        unstored.set(id, text);
        const drafts = deviceStorage.drafts.read().filter((each) => each.id !== id);
        // The answer to another article would be dropped.
        if (text !== '' && drafts.length === deviceStorage.drafts.most) {
          setProblem(savedWords.full);
          return;
        }
        const own = { ...article, text: text.slice(0, mostDraft) };
        const isKept = deviceStorage.drafts.change(() => (text === '' ? drafts : [own, ...drafts]));
        const isWhole = text.length <= mostDraft;
        if (isKept && isWhole) unstored.delete(id);
        setProblem((!isKept && savedWords.notKept) || (isWhole ? '' : savedWords.cut));
      },
    }),
    [article, id],
  );
  // There may be room now; else it is said again.
  useEffect(() => {
    const text = unstored.get(id);
    if (text !== undefined) draft.write(text);
  }, [draft, id]);
  const [isBegun] = useState(() => draft.read() !== undefined);
  const [isOpened, setOpened] = useState(false);
  const isWriting = isBegun || isOpened;
  const save = (saved: boolean) => {
    // Another article would be dropped.
    if (saved && deviceStorage.saved.read().length === deviceStorage.saved.most) {
      setProblem(savedWords.full);
      return;
    }
    const isKept = deviceStorage.saved.change((items) => {
      const others = items.filter((each) => each.id !== id);
      return saved ? [article, ...others] : others;
    });
    setProblem(isKept ? '' : savedWords.notKept);
  };
  return (
    <Stack gap="x6">
      {task && isWriting && (
        // The pressed button goes.
        <AnswerBox {...task} draft={draft} ref={isOpened ? focusField : undefined} />
      )}
      <Inline>
        <SaveMark title={article.title} saved={isSaved} onSavedChange={save} />
        {task && !isWriting && (
          <Button size="sm" variant="secondary" onClick={() => setOpened(true)}>
            {savedWords.write}
          </Button>
        )}
        {(isSaved || problem === savedWords.full) && (
          <TextLink href={paths.saved} arrow="forward">
            {savedWords.all}
          </TextLink>
        )}
        <span role="status">{problem}</span>
      </Inline>
    </Stack>
  );
}
