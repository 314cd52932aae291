import {
  Button,
  CategoryFilter,
  Dialog,
  DialogClose,
  DialogContent,
  DialogTrigger,
  Disclosure,
  EmptyState,
  Inline,
  Notice,
  Pagination,
  Stack,
  Text,
  replyTo,
} from '@setu/ui';
import { useEffect, useRef, useState } from 'react';
import type { Inbox, InboxMessage } from '../../api/inbox.ts';
import { messageKinds } from '../../api/messageKinds.ts';
import { hrefOf } from '../shared/address.ts';
import { ask } from '../shared/ask.ts';
import { mailHref, whatsAppOf } from './reply.ts';
import type { ScreenProps } from '../shared/screenProps.ts';
import { Status } from '../shared/notices.tsx';
import { useAnswer } from '../shared/useAnswer.tsx';
import { useAttempt } from '../shared/useAttempt.tsx';
import { inIndia, languages, useWords } from '../words/words.ts';
import { SaveMessages } from './SaveMessages.tsx';

/** What was done, and how to undo it, if that is possible. */
interface Done {
  at: number;
  text: string;
  undo?: () => void;
}

export function Messages({ site, values }: ScreenProps) {
  const { undo, messages: words } = useWords();
  const [done, setDone] = useState<Done>();
  const { attempt, failure } = useAttempt();
  const { answer, waiting } = useAnswer('GET /api/messages', values, done?.at);
  const notice = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone from the list.
  useEffect(() => {
    if (done) notice.current?.focus();
  }, [done]);
  /** @param at when it was answered; null: now. */
  const mark = (id: string, answered: boolean, at: string | null) =>
    attempt(async () => {
      await ask('POST /api/messages/mark', { id, answered, at });
      const text = answered ? words.marked : words.unmarked;
      setDone({ at: Date.now(), text, undo: () => mark(id, !answered, at) });
    });
  const remove = (before: string) =>
    attempt(async () => {
      const { deleted } = await ask('POST /api/messages/delete', { before });
      setDone({ at: Date.now(), text: words.old.done(deleted) });
    });

  if (!answer) return waiting;
  const { messages, counts, abilities, page, pageCount } = answer;
  const which = messageKinds.find((kind) => kind === values['which']) ?? 'open';
  const isLacking = Object.values(abilities).includes(false);
  return (
    <Stack gap="x6">
      <CategoryFilter
        label={words.which}
        options={messageKinds.map((kind) => ({
          href: hrefOf('messages', { which: kind }),
          label: `${words.kinds[kind]} (${counts[kind]})`,
          current: kind === which,
        }))}
      />
      {failure}
      <Status>
        {done && !failure && (
          <Notice
            tone="success"
            tabIndex={-1}
            ref={notice}
            actions={done.undo && [{ label: undo, onClick: done.undo }]}
          >
            {done.text}
          </Notice>
        )}
      </Status>
      {isLacking && <Notice tone="info">{words.lacking}</Notice>}
      <Old {...answer} onDelete={remove} />
      {which === 'suspected' && <Text measure>{words.suspectedMeans}</Text>}
      {messages.length === 0 ? (
        <EmptyState text={words.none} />
      ) : (
        <Stack as="ul">
          {messages.map((message, index) => (
            <Message
              key={message.id ?? index}
              message={message}
              site={site.name}
              onMark={abilities.answered ? mark : undefined}
            />
          ))}
        </Stack>
      )}
      <Pagination
        label={words.pages}
        page={page}
        pageCount={pageCount}
        hrefFor={(page) => hrefOf('messages', { ...values, page: String(page) })}
      />
      <SaveMessages>{words.save}</SaveMessages>
    </Stack>
  );
}

interface OldProps extends Pick<Inbox, 'old' | 'keptMonths'> {
  onDelete: (before: string) => void;
}

function Old({ old, keptMonths, onDelete }: OldProps) {
  const words = useWords();
  const text = words.messages.old;
  if (old === null || old.count === 0) return null;
  return (
    <Notice tone="info">
      <Stack align="start" gap="x3">
        <Text>{text.promise(keptMonths)}</Text>
        <Dialog>
          <DialogTrigger variant="secondary">{text.action(old.count, keptMonths)}</DialogTrigger>
          <DialogContent title={text.question(old.count)}>
            <Stack align="start">
              <Text>{text.explanation(inIndia(old.before, words))}</Text>
              <SaveMessages before={old.before}>{text.save}</SaveMessages>
              <DialogClose variant="primary" onClick={() => onDelete(old.before)}>
                {text.confirm}
              </DialogClose>
            </Stack>
          </DialogContent>
        </Dialog>
      </Stack>
    </Notice>
  );
}

interface MessageProps {
  message: InboxMessage;
  site: string;
  /** Undefined if the table has no column for it. */
  onMark: ((id: string, answered: boolean, at: string | null) => void) | undefined;
}

/** A message: its beginning, and when opened its whole text with the ways to answer it. */
function Message({ message, site, onMark }: MessageProps) {
  const words = useWords();
  const text = words.messages;
  const { id, date, name, email, answered, language } = message;
  const reply = languages[language ?? 'en'].messages.reply;
  // Where the form promised that the answer will go.
  const to = replyTo({
    firstName: name ?? '',
    lastName: '',
    email: email ?? '',
    message: message.message ?? '',
  });
  const mail = mailHref({ ...message, email: to }, reply, site);
  const whatsApp = whatsAppOf(message, reply, site);
  return (
    <Disclosure
      defaultOpen={false}
      summary={
        <>
          <bdi>{name ?? email ?? text.nameless}</bdi>
          {date !== null && ` · ${inIndia(date, words)}`}
          <Text as="div" weight="regular" style={beginning} lang={language ?? undefined}>
            {/* The name of a disclosure is read at each stop: no more of a long message. */}
            <bdi>{beginningOf(message.message ?? '') || text.textless}</bdi>
          </Text>
        </>
      }
    >
      <Stack>
        {email !== null && <bdi style={anywhere}>{email}</bdi>}
        <Text measure lang={language ?? undefined} style={{ ...anywhere, whiteSpace: 'pre-wrap' }}>
          <bdi>{message.message || text.textless}</bdi>
        </Text>
        {answered !== null && <Text>{text.answeredAt(inIndia(answered, words))}</Text>}
        {to === '' && <Text>{text.noWay}</Text>}
        {whatsApp && <Text>{text.numberOfText}</Text>}
        <Inline>
          {mail !== undefined && <Button href={mail}>{text.byMail}</Button>}
          {whatsApp && (
            <Button href={whatsApp.href} target="_blank" variant="secondary">
              {text.byWhatsApp(whatsApp.number)}
            </Button>
          )}
          {id !== null && onMark && (
            <Button variant="secondary" onClick={() => onMark(id, answered === null, answered)}>
              {answered === null ? text.mark : text.unmark}
            </Button>
          )}
        </Inline>
      </Stack>
    </Disclosure>
  );
}

const beginningOf = (text: string): string => {
  const letters = [...text];
  return letters.length > 120 ? `${letters.slice(0, 120).join('')} …` : text;
};

const anywhere = { overflowWrap: 'anywhere' } as const;
const beginning = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
