import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { IconArrowLeft, IconArrowRight } from '../Icon/icons.tsx';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { isSafeHref } from '../../internal/link/href.ts';
import { Link } from '../../internal/link/Link.tsx';
import { useDates } from '../../internal/text/useDates.ts';
import { useUi } from '../../internal/uiContext.ts';
import { formatNumber } from '../../internal/text/formatNumber.ts';
import { Month } from './Month.tsx';
import { type WeekStart, weekStarts } from './monthWeeks.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './MonthCalendar.css.ts';

const defaultLabels = {
  /** From Monday on. Default 'Monday', 'Tuesday' and so on. */
  weekdays: [
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ] as readonly string[],
  /** The same, as short as a column. Default 'Mon', 'Tue' and so on. */
  weekdaysShort: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as readonly string[],
  /** Name of a link; begins with the day. Default '5 November 2026, 3 articles': `written` is `count` in the locale. */
  day: (day: string, count: number, written: string) =>
    `${day}, ${written} ${count === 1 ? 'article' : 'articles'}`,
  previous: (month: string) => `Earlier: ${month}`,
  next: (month: string) => `Later: ${month}`,
};

export type MonthCalendarLabels = typeof defaultLabels;

export interface CalendarDay {
  /** `2026-11-05`. */
  day: string;
  /** How many articles it has. */
  count: number;
  href: string;
}

export interface CalendarMonth {
  /** `2026-10`. */
  month: string;
  href: string;
}

export interface MonthCalendarProps extends UiProps, RootAttributes<HTMLElement> {
  /** `2026-11`. */
  month: string;
  /** The days with a link, in any order; days of other months are left out. */
  days: readonly CalendarDay[];
  /** Default `monday`. */
  weekStart?: WeekStart | undefined;
  /** The day that the page shows. */
  selected?: string | undefined;
  /** The nearest earlier month with articles, if there is one. */
  previous?: CalendarMonth | undefined;
  /** The nearest later month with articles, if there is one. */
  next?: CalendarMonth | undefined;
  /** The name of the navigation, e.g. 'Archive of Editorial Analysis'. */
  label: string;
  labels?: PartialLabels<MonthCalendarLabels> | undefined;
}

/**
 * A month whose days link to their articles; with React a grid that arrow keys move through, with today marked
 * (https://www.w3.org/WAI/ARIA/apg/patterns/grid/). `ref` is the `<nav>`.
 */
export function MonthCalendar({
  month,
  days,
  weekStart = 'monday',
  selected,
  previous,
  next,
  label,
  labels,
  ui,
  ...rest
}: MonthCalendarProps) {
  requireName('MonthCalendar', 'label', label);
  const text = useLabels('monthCalendar', defaultLabels, labels, ui);
  const first = weekStarts[weekStart];
  const inOrder = (names: readonly string[]) => [...names.slice(first), ...names.slice(0, first)];
  const dateText = useDates(ui);
  const { locale, timeZone } = useUi(ui);
  const links = days
    .filter(({ day, href }) => day.startsWith(`${month}-`) && isSafeHref(href))
    .map(({ day, count, href }) => ({
      day,
      href,
      name: text.day(dateText(day), count, formatNumber(count, locale)),
    }));
  const turn = (to: CalendarMonth | undefined, way: 'previous' | 'next') =>
    to && (
      <Link
        ui={ui}
        href={to.href}
        rel={way === 'next' ? 'next' : 'prev'}
        aria-label={text[way](dateText(to.month))}
        className={cx(styles.turn, way === 'next' && styles.last)}
      >
        {way === 'next' ? <IconArrowRight /> : <IconArrowLeft />}
      </Link>
    );
  return (
    <nav aria-label={label} {...rest} className={cx(styles.calendar, rest.className)}>
      <div className={styles.turns}>
        {turn(previous, 'previous')}
        {turn(next, 'next')}
      </div>
      <Month
        caption={dateText(month)}
        weekdays={inOrder(text.weekdays)}
        weekdaysShort={inOrder(text.weekdaysShort)}
        {...{ month, weekStart, links, selected, locale, timeZone }}
      />
    </nav>
  );
}
