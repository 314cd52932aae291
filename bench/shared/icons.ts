/** Outlines of the icons, in a box of 24 by 24; every compared site draws the same ones. */
export const icons = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  pause: 'M9 6v12M15 6v12',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  youtube: 'M3 7h18v10H3zM10 9.5l5 2.5-5 2.5z',
  instagram: 'M4 4h16v16H4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  telegram: 'M3 11l18-7-4 16-6-5zM11 15l6-8',
  facebook: 'M14 21v-8h3l.5-4H14V7c0-1 .5-2 2-2h1.5V2h-3C11.5 2 10 4 10 6.5V9H7v4h3v8',
  x: 'M5 4l14 16M19 4L5 20',
} as const;

export type IconName = keyof typeof icons;

/** The arc of a bridge above a heading. */
export const arcPath = 'M1 15Q22-9 43 15M8 15V9M15 15V5M22 15V3M29 15V5M36 15V9';
