import { monthCalendarLabels } from '@locales/labels.ts';
import { type ArticleDays, monthOf } from '@setu/data';
import { DayNav, MonthCalendar, Section } from '@setu/ui';
import { neighbours } from '../../articles/archive.ts';
import { archive } from '../../articles/daily.ts';

interface ArchiveProps {
  words?: { heading: string; intro: string } | undefined;
  /** Makes the name of a day's link. Default: with the number of its articles. */
  dayLabel?: ((day: string, count: number, written: string) => string) | undefined;
  label: string;
  /** Null if they could not be read: then there is no calendar. */
  days: ArticleDays | null;
  selected?: string | undefined;
  dayHref: (day: string) => string;
  /** The address of the month of a day that has articles. Default: that of the day. */
  monthHref?: (day: string) => string;
  action?: { label: string; href: string };
}

/** The calendar at the end of a page, where it moves nothing else. */
export function Archive(props: ArchiveProps) {
  const { words = archive, dayLabel, label, days, selected, dayHref, action } = props;
  const { monthHref = dayHref } = props;
  if (!days?.month) return null;
  const monthAt = (day: string | null) =>
    day === null ? undefined : { month: monthOf(day), href: monthHref(day) };
  return (
    <Section
      id={archive.id}
      heading={words.heading}
      intro={words.intro}
      action={action}
      layout="aside"
      screenOnly
    >
      <MonthCalendar
        label={label}
        month={days.month}
        days={days.days.map(({ day, count }) => ({ day, count, href: dayHref(day) }))}
        selected={selected}
        previous={monthAt(days.earlier)}
        next={monthAt(days.later)}
        labels={{ ...monthCalendarLabels, ...(dayLabel && { day: dayLabel }) }}
      />
    </Section>
  );
}

type OtherDaysProps = Pick<ArchiveProps, 'days' | 'dayHref'> & {
  /** The day that the page shows, or the empty month. */
  period: string;
};

export function OtherDays({ days, period, dayHref }: OtherDaysProps) {
  if (!days) return null;
  const { previous, next } = neighbours(days, period);
  const linkTo = (day: string | null) => (day === null ? undefined : { day, href: dayHref(day) });
  return <DayNav previous={linkTo(previous)} next={linkTo(next)} />;
}
