import { useEffect, useRef, useState } from 'react';
import type { ArticleState } from '../../api/articleList.ts';
import type { ArticleFields, OpenedArticle } from '../../api/writeArticle.ts';
import { hrefOf } from '../shared/address.ts';
import { type Answer, ask } from '../shared/ask.ts';
import { forgetUnsaved, isSame, keepUnsaved, readUnsaved } from '../shared/unsaved.ts';
import { useAttempt } from '../shared/useAttempt.tsx';

/** An article as it is typed: with a topic that is not added yet. */
export type TypedFields = ArticleFields & { topic: string };

/** The result of the user's last action. */
type Outcome =
  /** `undo`: the name by which it is undone. */
  | { kind: 'saved'; as: ArticleState; said: string; undo: string | null }
  | { kind: 'refused'; reasons: string[] }
  | Dropped;

/** The user's text, replaced by the other desk's or by the stored one. */
interface Dropped {
  kind: 'took' | 'discarded';
  mine: ArticleFields;
  /** The article that it was to be saved over. */
  over: OpenedArticle | null;
}

interface Given {
  /** Key of unsaved text in the browser: the article's id, or for a new one what it translates. */
  name: string;
  opened: OpenedArticle | null;
  fields: ArticleFields;
}

/** How often to ask whether others have the article open or have saved it; also on return to the window. */
const lookMs = 20_000;

function useOthers(base: OpenedArticle | null) {
  const [seen, setSeen] = useState<Answer<'POST /api/article/look'> & { opened: string }>();
  const { id, version: opened } = base ?? {};
  useEffect(() => {
    if (id === undefined || opened === undefined) return undefined;
    const look = () =>
      void ask('POST /api/article/look', { id }).then(
        (answer) => setSeen({ ...answer, opened }),
        // A failure is ignored here: a save reports it.
        () => {},
      );
    look();
    const timer = setInterval(look, lookMs);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }, [id, opened]);
  return {
    /** Whether another text was stored since; an answer about a version from before the last save is ignored. */
    isChanged: seen !== undefined && seen.opened === opened && seen.version !== opened,
    isOpenElsewhere: id !== undefined && (seen?.isOpenElsewhere ?? false),
  };
}

/** The article as it stands in the form, which this browser keeps until it is saved. */
function useFields({ name: given, opened, fields: first }: Given) {
  const [name, setName] = useState(given);
  const keyOf = (article: OpenedArticle | null) => `article/${article?.id ?? name}`;
  const [kept, setKept] = useState(() => readUnsaved(keyOf(opened), first));
  // By the older version, a save detects what others have written since.
  const [base, setBase] = useState(opened && kept ? { ...opened, version: kept.version } : opened);
  // What an article translates is not typed.
  const [fields, setFields] = useState<TypedFields>({
    topic: '',
    ...first,
    ...kept?.values,
    translationOf: first.translationOf,
  });
  // What is typed while a save is on its way must not be lost when it arrives.
  const latest = useRef(fields);
  const show = (shown: ArticleFields) => {
    latest.current = { topic: '', ...shown };
    setFields(latest.current);
  };
  const keep = (article: OpenedArticle | null) => {
    // What was taken back must not hide what others store later.
    if (article && isSame(latest.current, article.fields)) forgetUnsaved(keyOf(article));
    else keepUnsaved(keyOf(article), article?.version ?? '', latest.current);
  };
  /** @param stored the article as it is stored by now. @param filled what the form then shows. */
  const store = (stored: OpenedArticle | null, filled: ArticleFields) => {
    forgetUnsaved(keyOf(base));
    setKept(null);
    setBase(stored);
    show(filled);
  };
  return {
    base,
    fields,
    latest,
    isKept: kept !== null,
    store,
    change: (changed: ArticleFields) => {
      show(changed);
      keep(base);
    },
    keep,
    /** What was typed since the text was stored or dropped. */
    typedSince: () => readUnsaved(keyOf(base), first)?.values,
    /** To be called when the article is gone: the next save makes a new one. What is typed keeps its key. */
    lose: () => {
      setName(base?.id ?? name);
      setBase(null);
    },
    // One that is gone by now is not opened again.
    reset: () => store(base && opened, first),
  };
}

/** Saves the form, and undoes that. */
function useSaving(form: ReturnType<typeof useFields>) {
  const { base, fields, latest, isKept, store, change, keep, typedSince, lose, reset } = form;
  const { attempt, failure, isBusy } = useAttempt();
  const [outcome, setOutcome] = useState<Outcome>();
  const [theirs, setTheirs] = useState<{ article: OpenedArticle; as: ArticleState } | null>(null);

  /** Fills the form from a stored article, unless something was typed since `sent`. */
  function take(stored: OpenedArticle, sent: ArticleFields, filled = stored.fields) {
    const typed = latest.current;
    const isTyped = !isSame(typed, sent);
    store(stored, isTyped ? typed : filled);
    if (isTyped) keep(stored);
  }
  /** @param over the article that is overwritten. */
  const write = (as: ArticleState, typed: TypedFields, over: OpenedArticle | null) =>
    attempt(async () => {
      // A topic that is not added stays in its field.
      const sent = { ...typed, topic: undefined };
      setOutcome(undefined);
      const { hash } = location;
      const { id = '', version = '' } = over ?? {};
      const answer = await ask('POST /api/article', { id, version, as, fields: sent });
      if ('refused' in answer) return setOutcome({ kind: 'refused', reasons: answer.refused });
      if ('conflict' in answer) return setTheirs({ article: answer.conflict, as });
      const { saved, said, undo } = answer;
      // The tables store no date of a draft.
      take(saved, sent, as === 'draft' ? { ...saved.fields, date: sent.date } : undefined);
      // The address names the article from now on, without loading it again, unless another screen is shown by now.
      if (location.hash === hash) {
        history.replaceState(null, '', hrefOf('article', { id: saved.id }));
      }
      setOutcome({ kind: 'saved', as, said, undo });
    }, lose);
  /**
   * Reads the article once more, which was put back as it had been.
   *
   * @param undone what is said of a save that was undone. Default: a withdrawal was.
   */
  const reopen = async (undone?: string) => {
    const again = await ask('GET /api/article', { id: base?.id ?? '' });
    const before = {
      ...fields,
      ...base?.fields,
      ...(base?.state === 'draft' && { date: fields.date }),
      topic: '',
    };
    // Another may have saved it before it was withdrawn: by the older version, a save detects that.
    const isOthers =
      undone === undefined && (isKept || !isSame(again.fields, base?.fields ?? before));
    if (!isOthers || isSame(latest.current, before)) take(again, before);
    setOutcome({ kind: 'saved', as: again.state, said: undone ?? '', undo: null });
  };
  return {
    failure,
    isBusy,
    outcome,
    /** What another desk has saved since, while the user must choose between both. */
    theirs,
    resolveConflict: (whose: 'mine' | 'theirs' | 'undecided') => {
      setTheirs(null);
      if (!theirs || whose === 'undecided') return;
      // What visitors see by now stays visible.
      const { article, as } = theirs;
      const mine = article.state === 'published' ? 'published' : as;
      if (whose === 'mine') {
        // A date to come, or none yet, would take it off.
        const sent = mine === as ? fields : { ...fields, date: article.fields.date };
        change(sent);
        write(mine, sent, article);
      } else {
        store(article, article.fields);
        setOutcome({ kind: 'took', mine: fields, over: article });
      }
    },
    discard: () => {
      reset();
      setOutcome({ kind: 'discarded', mine: fields, over: base });
    },
    bringBack: ({ mine, over }: Dropped) => {
      // What was typed since takes its place.
      setOutcome(typedSince() && { kind: 'discarded', mine: fields, over: base });
      store(over, mine);
      keep(over);
    },
    // Not `fields`: the same click may have changed them.
    save: (as: ArticleState) => write(as, latest.current, base),
    undo: (undo: string) =>
      attempt(async () => reopen((await ask('POST /api/undo', { undo })).said)),
    reopen: () => attempt(reopen),
  };
}

export function useArticle(given: Given) {
  const form = useFields(given);
  return { ...form, ...useSaving(form), ...useOthers(form.base) };
}

export type WrittenArticle = ReturnType<typeof useArticle>;
