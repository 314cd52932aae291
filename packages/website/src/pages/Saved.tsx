import { savedListLabels } from '@locales/labels.ts';
import { practiceAgain, saved, savedWords } from '@locales/saved.ts';
import { usePublicConfig } from '@setu/kit';
import {
  type SavedItem,
  Button,
  Notice,
  PageBody,
  PageHeader,
  SavedList,
  TextLink,
} from '@setu/ui';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { periodName } from '../articles/periodName.ts';
import { isStorageBlocked } from '../device/deviceList.ts';
import { deviceStorage, forgetAll } from '../device/deviceStorage.ts';
import { addListFile, fileOfFragment, listFile, listFragment } from '../device/listFile.ts';
import { NeedsScript } from '../device/NeedsScript.tsx';
import { useDeviceList } from '../device/useDeviceList.ts';
import { Share } from '../frame/Share.tsx';
import { useHydrated } from '../frame/useHydrated.ts';
import { crumbsTo, pageCopy } from '../locales/pageCopy.ts';
import { isOff } from '../institute/switches.ts';
import { paths, practicePath } from '../paths.ts';

const page = pageCopy('saved', saved);

export const meta = () => ({ ...page.meta, path: page.path });

export function Page() {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  return (
    <>
      <PageHeader heading={page.heading} text={page.text} breadcrumbs={crumbsTo(page)} />
      <PageBody>
        {hydrated ? <Kept key={hash} hash={hash} /> : <NeedsScript />}
        <p>{savedWords.safari}</p>
      </PageBody>
    </>
  );
}

/** What the last press has done, and the file with which it can be undone. */
interface Said {
  status: string;
  undo?: string;
  times: number;
}

/** What is done with the lists as files, and what is said of it. `hash` may contain a file that is offered. */
function useListTransfer(hash: string) {
  const [said, say] = useReducer(
    ({ times }: Said, said: Omit<Said, 'times'>): Said => ({ ...said, times: times + 1 }),
    { status: '', times: 0 },
  );
  const [offered, setOffered] = useState(() => fileOfFragment(hash));
  const isOffered = offered !== undefined;
  useEffect(() => {
    // The page in the other language offers it, too.
    const link = document.querySelector<HTMLAnchorElement>('a.language');
    if (link) link.hash = isOffered ? hash : '';
  }, [hash, isOffered]);
  const list = useRef<HTMLDivElement>(null);
  const add = (file: string) => say({ status: savedWords[addListFile(file)] });
  /** For a button that goes. */
  const focusList = () => list.current?.focus();
  return {
    said,
    say,
    list,
    add,
    putBack: (file: string) => {
      const outcome = addListFile(file, true);
      say({ status: savedWords[outcome === 'added' ? 'putBack' : outcome] });
      focusList();
    },
    isOffered,
    addOffered: () => {
      setOffered(undefined);
      add(offered ?? '');
      focusList();
    },
  };
}

function Kept({ hash }: { hash: string }) {
  const items = useItems();
  const { lacks = [] } = usePublicConfig().backend ?? {};
  const { said, say, list, isOffered, ...transfer } = useListTransfer(hash);
  const { status, undo, times } = said;
  const hasPractice = !isOff(paths.practice) && !lacks.includes('Questions');
  const fragment = listFragment();
  const hasAgain = deviceStorage.again.read().length > 0;
  const isTooLong = fragment === undefined && (hasAgain || deviceStorage.saved.read().length > 0);
  return (
    <>
      {isOffered && (
        <Notice tone="info" actions={[{ label: savedWords.add, onClick: transfer.addOffered }]}>
          {savedWords.offered}
        </Notice>
      )}
      {hasPractice && hasAgain && (
        <p>
          <TextLink href={paths.practiceAgain}>{practiceAgain.heading}</TextLink>
        </p>
      )}
      <SavedList
        ref={list}
        items={items}
        emptyText={isStorageBlocked() ? savedWords.notKept : savedWords.empty}
        emptyAction={hasPractice ? { label: savedWords.practise, href: paths.practice } : undefined}
        onRemove={(id) => {
          const before = listFile();
          remove(id);
          say({ status: savedWords.removed, undo: before });
        }}
        onForgetAll={() => {
          forgetAll();
          say({ status: '' });
        }}
        onDownload={download}
        // A file may be in a cloud, without a connection to it.
        onFile={(file) =>
          void file
            .slice(0, longestFile)
            .text()
            .then(transfer.add, () => transfer.add(''))
        }
        status={
          <span key={times}>
            {status}{' '}
            {undo !== undefined && (
              <Button variant="quiet" size="sm" onClick={() => transfer.putBack(undo)}>
                {savedWords.undo}
              </Button>
            )}
          </span>
        }
        labels={savedListLabels}
      />
      {fragment !== undefined && (
        <>
          <p>{savedWords.link}</p>
          <Share path={page.path + fragment} />
        </>
      )}
      {isTooLong && <p>{savedWords.tooLong}</p>}
    </>
  );
}

const longestFile = 5_000_000;

function useItems(): SavedItem[] {
  const articles = useDeviceList(deviceStorage.saved);
  const again = useDeviceList(deviceStorage.again);
  const done = useDeviceList(deviceStorage.done);
  const drafts = useDeviceList(deviceStorage.drafts);
  const days = new Set(isOff(paths.practice) ? [] : [...done, ...again].map(({ day }) => day));
  return [
    ...articles.map((article) => ({ ...article, id: `article ${article.id}` })),
    ...drafts.map(({ id, title, href }) => ({
      id: `draft ${id}`,
      title: savedWords.draft(title),
      href,
    })),
    ...Array.from(days, (day) => {
      const { length } = again.filter((item) => item.day === day);
      // The sheet of a topic has questions of several days.
      const isDone = done.some((sheet) => sheet.day === day);
      return {
        id: `day ${day}`,
        title: (isDone ? savedWords.practised : savedWords.questionsOf)(periodName(day)),
        href: practicePath(day),
        note: length === 0 ? undefined : savedWords.toRepeat(length),
      };
    }),
  ];
}

function remove(item: string): void {
  const [kind = '', id = ''] = item.split(/ (.*)/);
  if (kind === 'article')
    deviceStorage.saved.change((items) => items.filter((each) => each.id !== id));
  else if (kind === 'draft')
    deviceStorage.drafts.change((items) => items.filter((each) => each.id !== id));
  else {
    deviceStorage.again.change((items) => items.filter(({ day }) => day !== id));
    deviceStorage.done.change((items) => items.filter(({ day }) => day !== id));
  }
}

function download(): void {
  const url = URL.createObjectURL(new Blob([listFile()], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: 'setu-list.json' }).click();
  // Safari and older versions of Firefox read it only later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
