import { Heading, Inline, Stack, Text, TextLink, vars } from '@setu/ui';
import { useSyncExternalStore } from 'react';
import type { ArticleLine } from '../../api/articleList.ts';
import type { CalendarDay } from '../../api/calendar.ts';
import { hrefOf } from '../shared/address.ts';
import type { ScreenProps } from '../shared/screenProps.ts';
import { useAnswer } from '../shared/useAnswer.tsx';
import { type Words, useWords } from '../words/words.ts';

const wide = '(min-width: 60rem)';
const onWidth = (changed: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** What appears on each day of a month, a week in a row where there is room for one. */
export function Calendar({ values }: ScreenProps) {
  const words = useWords();
  const text = words.calendar;
  const { answer, waiting } = useAnswer('GET /api/calendar', values);
  const isWide = useSyncExternalStore(onWidth, () => matchMedia(wide).matches);
  if (!answer) return waiting;
  const { month, today, days, drafts } = answer;
  const nameOf = (month: string) => format(month, words, { month: 'long', year: 'numeric' });
  const turn = (arrow: 'back' | 'forward', to: string) => (
    <TextLink arrow={arrow} href={hrefOf('calendar', { month: to })}>
      {nameOf(to)}
    </TextLink>
  );
  return (
    <Stack gap="x6">
      <Heading level={2}>{nameOf(month)}</Heading>
      <nav aria-label={text.months}>
        <Inline justify="space-between">
          {turn('back', monthAfter(month, -1))}
          {turn('forward', monthAfter(month, 1))}
        </Inline>
      </nav>
      <ol style={{ ...list, ...(isWide && weeks) }}>
        {days.map((day, index) => (
          <li
            key={day.day}
            style={{ gridColumnStart: isWide && index === 0 ? placeOf(day) : 'auto' }}
          >
            <Day {...day} today={today} as={isWide ? short : { dateStyle: 'full' }} />
          </li>
        ))}
      </ol>
      <Text measure>{text.means}</Text>
      <Heading level={2}>{text.drafts}</Heading>
      {drafts.length > 0 ? <Articles lines={drafts} /> : <Text>{text.noDrafts}</Text>}
    </Stack>
  );
}

/** Safari takes `none` for no list: https://bugs.webkit.org/show_bug.cgi?id=170179 */
const plain = { margin: 0, padding: 0, listStyleType: "''" };
const list = { display: 'grid', gap: vars.space.x4, ...plain };
/** A column for each day of the week, Monday first. */
const weeks = { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', fontSize: vars.text.sm };
const placeOf = ({ day }: CalendarDay) => ((new Date(day).getUTCDay() + 6) % 7) + 1;
const short = { weekday: 'short', day: 'numeric' } as const;

interface DayProps extends CalendarDay {
  today: string;
  as: Intl.DateTimeFormatOptions;
}

/** A day; one with missing lists has a coloured bar. */
function Day({ day, today, as, articles, questions, missing }: DayProps) {
  const words = useWords();
  const text = words.calendar;
  const lists = missing.map(({ category, language }) =>
    language === null ? category : `${category} (${words.articles.languages[language]})`,
  );
  const mark = {
    borderInlineStart: `4px solid ${vars.color.danger}`,
    paddingInlineStart: '0.5rem',
  };
  return (
    <Stack gap="x1" style={lists.length > 0 ? mark : undefined}>
      <Text weight="bold">
        <time dateTime={day}>{format(day, words, as)}</time>
        {day === today && ` · ${text.today}`}
      </Text>
      {articles.length > 0 && <Articles lines={articles} />}
      {questions > 0 && <Text>{words.files.kinds.questions(questions)}</Text>}
      {lists.length > 0 && <Text tone="danger">{text.missing(lists.join(', '))}</Text>}
      <TextLink
        href={hrefOf('article', { date: day })}
        aria-label={text.writeFor(format(day, words, { dateStyle: 'long' }))}
      >
        {words.article.title}
      </TextLink>
    </Stack>
  );
}

function Articles({ lines }: { lines: readonly ArticleLine[] }) {
  const { calendar, articles } = useWords();
  return (
    <Stack as="ul" gap="x1">
      {lines.map(({ id, title, language, state }) => (
        <TextLink
          key={id}
          href={hrefOf('article', { id })}
          lang={language ?? undefined}
          style={oneLine}
        >
          {title ?? articles.untitled}
          {state === 'scheduled' && ` (${calendar.scheduled})`}
        </TextLink>
      ))}
    </Stack>
  );
}

/** Cuts off what does not fit, but only visually. */
const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** A day or a month, `2026-11-24`, formatted in the desk's language. */
const format = (day: string, { locale }: Pick<Words, 'locale'>, as: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...as }).format(new Date(day));

function monthAfter(month: string, count: number): string {
  const first = new Date(month);
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 7);
}
