import type { ReactNode } from 'react';
import { type OwnUi, useUi } from '../uiContext.ts';
import { formatDate } from './formatDate.ts';

interface PublishedProps {
  /** ISO. */
  date: string | undefined;
  /** Shown in place of a date that is missing or unreadable. */
  missing: ReactNode;
  ui?: OwnUi | undefined;
}

/** A date in digits, as the provider's locale orders them, in its time zone. */
export function Published({ date, missing, ui }: PublishedProps) {
  const day = formatDate(date, useUi(ui));
  return day ? <time dateTime={date}>{day}</time> : missing;
}
