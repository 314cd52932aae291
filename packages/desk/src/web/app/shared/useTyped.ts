import { useRef, useState } from 'react';
import type { OpenedContent, Values } from '../../api/contentList.ts';
import { forgetUnsaved, isSame, keepUnsaved, readUnsaved } from './unsaved.ts';

export interface TypedForm<Item extends OpenedContent, Shown extends Values> {
  /** Key of unsaved values in the browser. */
  keyOf: (item: Item | null) => string;
  /** Null: a new item. */
  opened: Item | null;
  /** What the form shows at first, unless unsaved values are kept: these have the version that they had then. */
  first: Shown;
  /** Values that are not typed, and that kept ones do not replace. */
  fixed?: Partial<Shown>;
  /** What the form shows of a stored item. */
  shownOf: (item: Item, before: Shown) => Shown;
}

/** The values that are typed into a form, which this browser keeps until they are saved. */
export function useTyped<Item extends OpenedContent, Shown extends Values>(
  form: TypedForm<Item, Shown>,
) {
  const { opened, first, fixed, shownOf } = form;
  /** The item that was opened and is gone: what is typed keeps its key. */
  const [lost, setLost] = useState<Item | null>(null);
  const keyOf = (item: Item | null) => form.keyOf(item ?? lost);
  const [kept, setKept] = useState(() => readUnsaved(keyOf(opened), first));
  // By the older version, a save detects what others have written since.
  const [base, setBase] = useState(opened && kept ? { ...opened, version: kept.version } : opened);
  const [values, setValues] = useState<Shown>({ ...first, ...kept?.values, ...fixed });
  // What is typed while a save is on its way must not be lost when it arrives.
  const latest = useRef(values);
  // A picture may be stored while the form is saved: what then changes is kept with the version of that save.
  const latestBase = useRef(base);
  const [round, setRound] = useState(0);

  const show = (shown: Shown) => {
    latest.current = shown;
    setValues(shown);
  };
  const keep = (item: Item | null) => {
    // Equal to what is stored: nothing to keep, or it would hide what others save later.
    if (item && isSame(latest.current, item.values)) forgetUnsaved(keyOf(item));
    else keepUnsaved(keyOf(item), item?.version ?? '', latest.current);
  };
  /** @param stored the item as it is stored by now. @param shown what the form then shows. */
  const store = (stored: Item | null, shown: Shown) => {
    forgetUnsaved(keyOf(base));
    setKept(null);
    latestBase.current = stored;
    setBase(stored);
    setRound((before) => before + 1);
    show(shown);
  };
  return {
    base,
    values,
    latest,
    /** Counts how often the form was refilled. */
    round,
    /** Whether the values were typed before the form was opened. */
    isKept: kept !== null,
    keep,
    store,
    change: (changed: Partial<Shown>) => {
      show({ ...latest.current, ...changed });
      keep(latestBase.current);
    },
    /** Fills the form from a stored item, unless something was typed since `sent`. */
    take: (stored: Item | null, sent: Shown) => {
      const typed = latest.current;
      const isTyped = !isSame(typed, sent);
      store(stored, isTyped || !stored ? typed : shownOf(stored, sent));
      if (isTyped) keep(stored);
    },
    /** The item is no longer there. */
    onGone: () => {
      setLost(base);
      latestBase.current = null;
      setBase(null);
    },
    /** Whether something was typed since the form was filled. */
    isTyped: () => readUnsaved(keyOf(base), first) !== null,
  };
}
