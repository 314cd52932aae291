'use client';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { WordsAndTitle } from '../../internal/text/WordsAndTitle.tsx';
import { useUi } from '../../internal/uiContext.ts';
import { formatNumber } from '../../internal/text/formatNumber.ts';
import type { Action } from '../Button/Actions.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ArrivingNotice } from '../Notice/ArrivingNotice.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import * as styles from './SavedList.css.ts';

const defaultLabels = {
  remove: 'Remove',
  /** The accessible name. Default 'Remove: The Money Bill'. */
  removeName: (remove: string, title: string) => `${remove}: ${title}`,
  download: 'Save as a file',
  file: 'Read from a file',
  forget: 'Forget all',
  /** Asked before all are forgotten. Default 'Forget all 12?': `written` is `count` in the locale. */
  forgetQuestion: (count: number, written: string) =>
    count === 1 ? 'Forget it?' : `Forget all ${written}?`,
  forgetText: 'This cannot be undone.',
  keep: 'Keep them',
};

export type SavedListLabels = typeof defaultLabels;

export interface SavedItem {
  id: string;
  title: string;
  href: string;
  /** Shown below the title: when it was saved, or when it is due. */
  note?: string | undefined;
}

export interface SavedListProps extends RootAttributes<HTMLDivElement> {
  items: readonly SavedItem[];
  emptyText: string;
  emptyAction?: Action | undefined;
  onRemove: (id: string) => void;
  /** Called once the visitor has confirmed. Default: no such button. */
  onForgetAll?: (() => void) | undefined;
  /** Called to save the list as a file. Default: no such button. */
  onDownload?: (() => void) | undefined;
  /** Called with the file that the visitor chose to read. Default: no such button. */
  onFile?: ((file: File) => void) | undefined;
  /** The outcome of reading a file or of storing; announced. A new `key` announces the same words again. */
  status?: ReactNode;
  labels?: PartialLabels<SavedListLabels> | undefined;
}

/** What a visitor saved on this device, to open, remove or forget; its parent stores it. `ref` is the root `<div>`. */
export function SavedList({
  items,
  emptyText,
  emptyAction,
  onRemove,
  onForgetAll,
  onDownload,
  onFile,
  status,
  labels,
  ref,
  ...rest
}: SavedListProps) {
  const text = useLabels('savedList', defaultLabels, labels);
  const { locale } = useUi();
  const forgetQuestion = text.forgetQuestion(items.length, formatNumber(items.length, locale));
  const isFull = items.length > 0;
  const [asks, setAsks] = useState(false);
  // Emptied elsewhere, it is not asked about again once it has items.
  if (asks && !isFull) setAsks(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const passFocus = useFocusPassing(root);

  const answer = (forget: boolean) => {
    setAsks(false);
    if (!forget) {
      passFocus({ of: 'button', at: Infinity });
      return;
    }
    // The items may be gone only later: the list itself takes the focus.
    root.current?.focus();
    onForgetAll?.();
  };
  return (
    <div {...rest} ref={root} tabIndex={-1} className={cx(styles.list, rest.className)}>
      {isFull ? (
        <ul className={styles.items}>
          {items.map(({ id, title, href, note }, index) => (
            <li key={id} className={styles.item}>
              <div className={styles.words}>
                <TextLink href={href}>
                  <DevanagariRuns text={title} />
                </TextLink>
                {note !== undefined && <p className={styles.note}>{note}</p>}
              </div>
              <Button
                variant="quiet"
                size="sm"
                // A key that is held would remove the next ones too, which take over the focus.
                onKeyDown={(event) => event.repeat && event.preventDefault()}
                onClick={({ currentTarget }) => {
                  passFocus({ pressed: currentTarget, of: 'li button', at: index });
                  onRemove(id);
                }}
              >
                <WordsAndTitle
                  words={text.remove}
                  name={text.removeName(text.remove, title)}
                  title={title}
                />
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState text={emptyText} action={emptyAction} />
      )}
      <div role="status">{status}</div>
      {asks ? (
        <ArrivingNotice
          tone="danger"
          live="assertive"
          heading={forgetQuestion}
          actions={[
            { label: text.forget, onClick: () => answer(true) },
            { label: text.keep, onClick: () => answer(false) },
          ]}
        >
          {text.forgetText}
        </ArrivingNotice>
      ) : (
        <div className={styles.actions}>
          {onDownload && isFull && (
            <Button variant="secondary" onClick={onDownload}>
              {text.download}
            </Button>
          )}
          {onFile && (
            <>
              <Button variant="secondary" onClick={() => fileInput.current?.click()}>
                {text.file}
              </Button>
              <input
                ref={fileInput}
                type="file"
                hidden
                onChange={({ target }) => {
                  const file = target.files?.[0];
                  if (file) onFile(file);
                  // Allows the same file to be chosen again.
                  target.value = '';
                }}
              />
            </>
          )}
          {onForgetAll && isFull && (
            <Button variant="quiet" onClick={() => setAsks(true)}>
              {text.forget}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Where the focus of a pressed button goes once that is gone: to the element `of` a selector, or the last one. */
interface FocusPassing {
  pressed?: HTMLElement;
  of: string;
  at: number;
}

function useFocusPassing(root: RefObject<HTMLElement | null>) {
  const next = useRef<FocusPassing>(undefined);
  useEffect(() => {
    if (!next.current || next.current.pressed?.isConnected) return;
    const { of, at } = next.current;
    next.current = undefined;
    // The visitor has gone elsewhere by then.
    if (document.activeElement !== document.body) return;
    const found = [...(root.current?.querySelectorAll<HTMLElement>(of) ?? [])];
    (found[at] ?? found.at(-1) ?? root.current)?.focus();
  });
  return (passing: FocusPassing) => {
    next.current = passing;
  };
}
