import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** On the server, whether the slots of the page that is being drawn stay empty; undefined in browsers. */
export const FrameContext = createContext<{ leftEmpty: boolean } | undefined>(undefined);

/**
 * A part of the frame that is the same on all pages of one `frameKey`, such as the header: the server
 * draws it once and writes it into all of them (`render/frame.ts`). It must depend on nothing else.
 */
export function FrameSlot({ name, children }: { name: string; children: ReactNode }) {
  const frame = useContext(FrameContext);
  // Always three children, for `useId` counts places.
  const mark = frame && <template data-frame={name} />;
  return (
    <>
      {mark}
      {frame?.leftEmpty ? null : children}
      {mark}
    </>
  );
}
