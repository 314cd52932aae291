import {
  Heading,
  Inline,
  Stack,
  Table,
  TableCell,
  TableHeader,
  Text,
  TextLink,
  vars,
} from '@setu/ui';
import { useSyncExternalStore } from 'react';
import type { ArticleLine } from '../../api/articleList.ts';
import type { CalendarDay } from '../../api/calendar.ts';
import { hrefOf } from '../address.ts';
import type { ScreenProps } from '../screens.ts';
import { useAnswer } from '../useAnswer.tsx';
import { type Words, useWords } from '../words/words.ts';

const wide = '(min-width: 60rem)';
const onWidth = (changed: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** What appears on each day of a month: a table, or a list if there is no room for one. */
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
      {isWide ? (
        <MonthTable caption={nameOf(month)} days={days} today={today} />
      ) : (
        <Stack as="ol">
          {days.map((day) => (
            <Day key={day.day} {...day} today={today} as={{ dateStyle: 'full' }} />
          ))}
        </Stack>
      )}
      <Text measure>{text.means}</Text>
      <Heading level={2}>{text.drafts}</Heading>
      {drafts.length > 0 ? <Articles lines={drafts} /> : <Text>{text.noDrafts}</Text>}
    </Stack>
  );
}

interface MonthTableProps {
  caption: string;
  days: readonly CalendarDay[];
  today: string;
}

function MonthTable({ caption, days, today }: MonthTableProps) {
  const words = useWords();
  const sundayFirst = new Date(days[0]?.day ?? today).getUTCDay();
  const cells = [...Array<undefined>((sundayFirst + 6) % 7), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => week * 7);
  return (
    <Table caption={caption} captionHidden style={{ fontSize: vars.text.sm }}>
      <thead>
        <tr>
          {mondayToSunday.map((day) => (
            <TableHeader key={day} style={{ inlineSize: `${100 / 7}%` }}>
              {format(day, words, { weekday: 'short' })}
            </TableHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((first) => (
          <tr key={first}>
            {mondayToSunday.map((weekday, index) => {
              const day = cells[first + index];
              return (
                <TableCell key={weekday} style={{ maxInlineSize: 0, verticalAlign: 'top' }}>
                  {day && <Day {...day} today={today} as={{ day: 'numeric' }} />}
                </TableCell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The days of any week. */
const mondayToSunday = Array.from({ length: 7 }, (_, index) => `2026-06-${index + 15}`);

interface DayProps extends CalendarDay {
  today: string;
  /** How its date is written. */
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
      {(articles.length === 0 || lists.length > 0) && (
        <TextLink
          href={hrefOf('article', { date: day })}
          aria-label={text.writeFor(format(day, words, { dateStyle: 'long' }))}
        >
          {words.article.title}
        </TextLink>
      )}
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
