import type { ReactNode } from 'react';

/** Announces what comes into it. It is there before: many screen readers miss a status that arrives with its text. */
export const Status = ({ children }: { children: ReactNode }) => (
  // Empty, it takes no row among its neighbours.
  <div role="status" style={children ? undefined : { position: 'absolute' }}>
    {children}
  </div>
);
