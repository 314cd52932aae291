import { useRef, useState } from 'react';
import type { OpenedContent, Values } from '../../api/contentList.ts';
import type { FormAnswer } from '../../api/publishing.ts';
import { forgetUnsaved, isSame, keepUnsaved, readUnsaved } from './unsaved.ts';
import { useAttempt } from './useAttempt.tsx';

/** The result of the user's last action. */
type Outcome<Item extends OpenedContent, Shown> =
  | ({ kind: 'saved' } & FormAnswer<Item>)
  | { kind: 'refused'; problems: FormAnswer['problems'] }
  | Dropped<Item, Shown>;

/** The user's values, replaced by those of another desk or by the stored ones. */
export interface Dropped<Item, Shown> {
  kind: 'took' | 'discarded';
  mine: Shown;
  /** The item that they were to be saved over. */
  over: Item | null;
}

interface ItemForm<Item extends OpenedContent, Shown extends Values, As> {
  /** Key of unsaved values in the browser. @param first of a new item. */
  keyOf: (item: Item | null, first: Shown) => string;
  /** Null: a new item. */
  opened: Item | null;
  /** What the form shows at first, unless unsaved values are kept: these have the version that they had then. */
  first: Shown;
  /** Values that are not typed, and that kept ones do not replace. */
  fixed?: Partial<Shown>;
  /** What the form shows of a stored item. */
  shownOf: (item: Item, before: Shown) => Shown;
  /** Resolves when all values are complete, such as the address of a picture that is being stored. */
  ready?: () => Promise<unknown> | undefined;
  /** Called when the form is refilled. */
  onFill?: () => void;
  read: (item: Item | null) => Promise<Item>;
  /** @param over the item that is overwritten; null: the values are of a new one. */
  send: (values: Shown, over: Item | null, as: As) => Promise<FormAnswer<Item>>;
  /** How values are written over what another desk has saved. Default: as they were to be. */
  onto?: (theirs: Item, values: Shown, as: As) => { values: Shown; as: As };
  /** What the form shows when a new item was saved. Default: that item. */
  next?: (saved: Shown) => Shown;
}

/** An item in a form: what is typed, which this browser keeps until it is saved, and its saving. */
export function useItem<Item extends OpenedContent, Shown extends Values, As = undefined>(
  form: ItemForm<Item, Shown, As>,
) {
  const { opened, fixed, shownOf, ready, read, send, onto, next } = form;
  /** The new item that follows the saved one. */
  const [following, setFollowing] = useState<Shown>();
  const first = following ?? form.first;
  /** The item that was opened and is gone: what is typed keeps its key. */
  const [lost, setLost] = useState<Item | null>(null);
  const keyOf = (item: Item | null) => form.keyOf(item ?? lost, first);
  const [kept, setKept] = useState(() => readUnsaved(keyOf(opened), first));
  // By the older version, a save detects what others have written since.
  const [base, setBase] = useState(opened && kept ? { ...opened, version: kept.version } : opened);
  const [values, setValues] = useState<Shown>({ ...first, ...kept?.values, ...fixed });
  // What is typed while a save is on its way must not be lost when it arrives.
  const latest = useRef(values);
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Item, Shown>>();
  const [theirs, setTheirs] = useState<{ item: Item; as: As } | null>(null);
  const { attempt, failure, isBusy } = useAttempt();

  const show = (shown: Shown) => {
    latest.current = shown;
    setValues(shown);
  };
  const keep = (item: Item | null) => {
    // What was taken back must not hide what others store later.
    if (item && isSame(latest.current, item.values)) forgetUnsaved(keyOf(item));
    else keepUnsaved(keyOf(item), item?.version ?? '', latest.current);
  };
  /** @param stored the item as it is stored by now. @param shown what the form then shows. */
  const store = (stored: Item | null, shown: Shown) => {
    forgetUnsaved(keyOf(base));
    setKept(null);
    setBase(stored);
    setRound((before) => before + 1);
    form.onFill?.();
    show(shown);
  };
  /** Fills the form from a stored item, unless something was typed since `sent`. */
  const take = (stored: Item | null, sent: Shown) => {
    const typed = latest.current;
    const isTyped = !isSame(typed, sent);
    store(stored, isTyped || !stored ? typed : shownOf(stored, sent));
    if (isTyped) keep(stored);
  };
  /** Begins a new item, with what is kept of it. */
  const follow = (blank: Shown) => {
    const ofNext = readUnsaved(form.keyOf(null, blank), blank);
    setFollowing(blank);
    setKept(ofNext);
    show({ ...blank, ...ofNext?.values });
  };
  const change = (changed: Partial<Shown>) => {
    show({ ...latest.current, ...changed });
    keep(base);
  };
  const lose = () => {
    setLost(base);
    setBase(null);
  };
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
      if (!over && next) follow(next(sent));
      setOutcome({ kind: 'saved', ...answer });
    }, lose);
  /** Reads the item once more, which was put back as it had been: by the undo of a save, else of a withdrawal. */
  const readAgain = async (isSaveUndone: boolean) => {
    const again = await read(base);
    const before = base ? shownOf(base, values) : values;
    // Another may have saved it before it was withdrawn: by the older version, a save detects that.
    const isOthers =
      !isSaveUndone && (kept !== null || !isSame(again.values, base?.values ?? before));
    if (!isOthers || isSame(latest.current, before)) take(again, before);
  };
  return {
    base,
    values,
    /** Counts how often the form was refilled. */
    round,
    /** Whether the values were typed before the form was opened. */
    isKept: kept !== null,
    change,
    following,
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
        setOutcome({ kind: 'took', mine: values, over: item });
      }
    },
    discard: () => {
      // One that is gone by now is not opened again.
      store(base && opened, first);
      setOutcome({ kind: 'discarded', mine: values, over: base });
    },
    bringBack: ({ mine, over }: Dropped<Item, Shown>) => {
      // What was typed since takes its place.
      const isTyped = readUnsaved(keyOf(base), first) !== null;
      setOutcome(isTyped ? { kind: 'discarded', mine: values, over: base } : undefined);
      store(over, mine);
      keep(over);
    },
    save: (as: As) => write(as, base),
    /** To be called when the last save was undone; a new item is none any more. */
    undone: async () => {
      if (base) await readAgain(true);
    },
    /** To be called when it was put back. */
    restore: () => {
      setOutcome(undefined);
      return readAgain(false);
    },
  };
}
