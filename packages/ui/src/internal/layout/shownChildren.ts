import { type ReactNode, Children } from 'react';

/** The children that React renders: `toArray` leaves out null and false, but not the empty text of `note && …`. */
export const shownChildren = (children: ReactNode) =>
  Children.toArray(children).filter((child) => child !== '');
