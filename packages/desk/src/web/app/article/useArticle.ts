import { useEffect, useRef, useState } from 'react';
import type { ArticleState } from '../../api/articleList.ts';
import type { ArticleFields, OpenedArticle } from '../../api/writeArticle.ts';
import { focusMain, hrefOf } from '../address.ts';
import { type Answer, ask } from '../ask.ts';
import { forgetUnsaved, isSame, keepUnsaved, useUnsaved } from '../unsaved.ts';
import { useAttempt } from '../useAttempt.tsx';

/** The result of the user's last action. */
type Outcome =
  | {
      kind: 'saved';
      as: ArticleState;
      said: string;
      before: OpenedArticle | null;
      /** What was typed since the save that this one undoes. */
      mine?: ArticleFields | undefined;
    }
  | { kind: 'refused'; reasons: string[] }
  /** The other desk's text has replaced the user's. */
  | { kind: 'took'; mine: ArticleFields };

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
    isOpenElsewhere: seen?.isOpenElsewhere ?? false,
  };
}

/** The article as it stands in the form, which this browser keeps until it is saved. */
function useFields({ name, opened, fields: first }: Given) {
  const [base, setBase] = useState(opened);
  const key = `article/${base?.id ?? name}`;
  const [fields, setShown] = useState(first);
  // What is typed while a save is on its way must not be lost when it arrives.
  const latest = useRef(first);
  const setFields = (shown: ArticleFields) => {
    latest.current = shown;
    setShown(shown);
  };
  const [isKept, setIsKept] = useState(true);
  const keep = (key: string, version: string) =>
    setIsKept(keepUnsaved(key, version, latest.current));
  const change = (changed: ArticleFields) => {
    setFields(changed);
    keep(key, base?.version ?? '');
  };
  const forget = () => forgetUnsaved(key);
  return { base, setBase, key, fields, latest, setFields, isKept, keep, change, forget };
}

/** Runs the user's actions; the outcome is that of the last one. */
function useOutcome() {
  const { attempt, failure, isBusy } = useAttempt();
  const [outcome, setOutcome] = useState<Outcome>();
  /** @param ifFailed the outcome if the work fails. */
  const during = (ifFailed: Outcome | undefined, work: () => Promise<Outcome | undefined>) => {
    setOutcome(undefined);
    attempt(() =>
      work().then(setOutcome, (error: unknown) => {
        setOutcome(ifFailed);
        throw error;
      }),
    );
  };
  return { outcome, setOutcome, during, failure, isBusy };
}

function useWriting(form: ReturnType<typeof useFields>) {
  const { setBase, latest, setFields, keep, forget } = form;
  const { outcome, during, ...doing } = useOutcome();
  const [theirs, setTheirs] = useState<{ article: OpenedArticle; as: ArticleState } | null>(null);
  /**
   * @param over the article that is overwritten.
   * @param updated if this undoes a correction: when the article was changed before it.
   */
  const write = (
    as: ArticleState,
    sent: ArticleFields,
    over: OpenedArticle | null,
    updated?: string | null,
  ) =>
    during(updated === undefined ? undefined : outcome, async () => {
      const id = over?.id ?? '';
      const version = over?.version ?? '';
      const answer = await ask('POST /api/article', { id, version, as, fields: sent, updated });
      if ('refused' in answer) return { kind: 'refused', reasons: answer.refused };
      if ('conflict' in answer) {
        setTheirs({ article: answer.conflict, as });
        return undefined;
      }
      const { saved, said } = answer;
      const typed = latest.current;
      forget();
      setBase(saved);
      if (updated !== undefined || isSame(typed, sent)) {
        // The tables store no date of a draft.
        setFields(as === 'draft' ? { ...saved.fields, date: sent.date } : saved.fields);
      } else keep(`article/${saved.id}`, saved.version);
      // The address names the article from now on, without loading it again.
      history.replaceState(null, '', hrefOf('article', { id: saved.id }));
      const isStored = over && isSame(typed, { ...over.fields, date: typed.date });
      const mine = updated === undefined || isStored ? undefined : typed;
      return { kind: 'saved', as, said, before: over, mine };
    });

  return { ...doing, outcome, during, theirs, setTheirs, write };
}

function useSaving(form: ReturnType<typeof useFields>) {
  const { base, setBase, fields, latest, setFields, change, forget } = form;
  const { setOutcome, during, theirs, setTheirs, write, ...shown } = useWriting(form);
  return {
    ...shown,
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
        forget();
        setBase(article);
        setFields(article.fields);
        setOutcome({ kind: 'took', mine: fields });
      }
    },
    // Not `fields`: the same click may have changed them.
    save: (as: ArticleState) => write(as, latest.current, base),
    /** Saves the article as it was before the last save. */
    restore: (before: OpenedArticle) => write(before.state, before.fields, base, before.updated),
    /** Reads the version of the article that was put back. */
    reopen: () =>
      during(undefined, async () => {
        const again = await ask('GET /api/article', { id: base?.id ?? '' });
        setBase(again);
        return { kind: 'saved', as: again.state, said: '', before: null };
      }),
  };
}

export function useArticle(given: Given) {
  const form = useFields(given);
  const { base, setBase, fields, setFields, isKept, change } = form;
  const { kept, dismissKept, drop } = useUnsaved(form.key, given.fields);
  return {
    /** The article as it was opened or last saved; null: it is new. */
    base,
    fields,
    change,
    /** Whether the browser keeps what is typed. */
    isKept,
    /** Unsaved text from before, undefined while it is looked for; the user must keep or drop it before anything else. */
    kept,
    goOn: () => {
      if (!kept) return;
      // By the older version, a save detects what others have written since.
      setBase(base && { ...base, version: kept.version });
      setFields(kept.values);
      focusMain();
      dismissKept();
    },
    forgetKept: () => {
      focusMain();
      drop();
    },
    ...useSaving(form),
    ...useOthers(base),
  };
}

export type WrittenArticle = ReturnType<typeof useArticle>;
