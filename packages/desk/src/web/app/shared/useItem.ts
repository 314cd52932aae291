import { useState } from 'react';
import type { OpenedContent, Values } from '../../api/contentList.ts';
import type { FormAnswer } from '../../api/publishing.ts';
import { isSame } from './unsaved.ts';
import { useAttempt } from './useAttempt.tsx';
import { type TypedForm, useTyped } from './useTyped.ts';

/** The result of the user's last action. */
type Outcome<Item extends OpenedContent, Shown> =
  | ({ kind: 'saved' } & Pick<FormAnswer, 'written' | 'warnings'>)
  | { kind: 'refused'; problems: FormAnswer['problems'] }
  | Dropped<Item, Shown>;

/** The user's values, replaced by those of another desk or by the stored ones. */
export interface Dropped<Item, Shown> {
  kind: 'dropped';
  mine: Shown;
  /** The item that they were to be saved over. */
  over: Item | null;
}

interface ItemForm<Item extends OpenedContent, Shown extends Values, As> extends TypedForm<
  Item,
  Shown
> {
  /** Resolves when all values are complete, such as the address of a picture that is being stored. */
  ready?: () => Promise<unknown> | undefined;
  read: (item: Item | null) => Promise<Item>;
  /** @param over the item that is overwritten; null: the values are of a new one. */
  send: (values: Shown, over: Item | null, as: As) => Promise<FormAnswer<Item>>;
  /** Changes what is saved when the user overwrites another desk's version. Default: nothing. */
  onto?: (theirs: Item, values: Shown, as: As) => { values: Shown; as: As };
  /** The answer to the save that this form follows: it is shown at first. */
  before?: FormAnswer | undefined;
  /** Called when a new item was saved, if another form follows. */
  onAdded?: ((answer: FormAnswer, saved: Shown) => void) | undefined;
}

/** An item in a form: what is typed, and its saving. */
export function useItem<Item extends OpenedContent, Shown extends Values, As = undefined>(
  form: ItemForm<Item, Shown, As>,
) {
  const { opened, first, shownOf, ready, read, send, onto, before, onAdded } = form;
  const typed = useTyped(form);
  const { base, values, latest, isKept, keep, store, change, take, onGone } = typed;
  const [outcome, setOutcome] = useState<Outcome<Item, Shown> | undefined>(
    before && { kind: 'saved', ...before },
  );
  const [theirs, setTheirs] = useState<{ item: Item; as: As } | null>(null);
  const { attempt, failure, isBusy } = useAttempt();

  // Not `values`: the same click may have changed them.
  const write = (as: As, over: Item | null) =>
    attempt(async () => {
      setOutcome(undefined);
      await ready?.();
      const sent = latest.current;
      const answer = await send(sent, over, as);
      const { written, problems, conflict, saved } = answer;
      if (conflict) return setTheirs({ item: conflict, as });
      if (!written) return setOutcome({ kind: 'refused', problems });
      take(saved ?? null, sent);
      setOutcome({ kind: 'saved', ...answer });
      if (!over) onAdded?.(answer, sent);
    }, onGone);
  /** Reads the item again after an undo: of the last save (`isSaveUndone`) or of a withdrawal. */
  const readAgain = async (isSaveUndone: boolean) => {
    const again = await read(base);
    const before = base ? shownOf(base, values) : values;
    // Another desk may have saved a newer version before the withdrawal: the old `base` stays, so
    // that the next save reports the conflict.
    const isOthers = !isSaveUndone && (isKept || !isSame(again.values, base?.values ?? before));
    if (!isOthers || isSame(latest.current, before)) take(again, before);
  };
  return {
    ...typed,
    /** Runs what must not go on at the same time as a save. */
    attempt,
    failure,
    isBusy,
    outcome,
    /** What another desk has saved since, while the user must choose between both. */
    theirs: theirs?.item ?? null,
    resolveConflict: (whose: 'mine' | 'theirs' | 'undecided') => {
      setTheirs(null);
      if (!theirs || whose === 'undecided') return;
      const { item, as } = theirs;
      if (whose === 'mine') {
        const mine = onto?.(item, values, as) ?? { values, as };
        change(mine.values);
        write(mine.as, item);
      } else {
        store(item, shownOf(item, { ...values, ...item.values }));
        setOutcome({ kind: 'dropped', mine: values, over: item });
      }
    },
    discard: () => {
      // One that is gone by now is not opened again.
      store(base && opened, first);
      setOutcome({ kind: 'dropped', mine: values, over: base });
    },
    bringBack: () => {
      if (outcome?.kind !== 'dropped') return;
      const { mine, over } = outcome;
      // What was typed since takes its place.
      setOutcome(typed.isTyped() ? { kind: 'dropped', mine: values, over: base } : undefined);
      store(over, mine);
      keep(over);
    },
    save: (as: As) => write(as, base),
    onSaveUndone: async () => {
      // A new item is gone.
      if (base) await readAgain(true);
    },
    onRestored: () => {
      setOutcome(undefined);
      return readAgain(false);
    },
  };
}
