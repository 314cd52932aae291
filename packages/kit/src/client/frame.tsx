import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** On the server, whether the slots of the page that is being drawn stay empty; undefined in browsers. */
export const FrameContext = createContext<{ leftEmpty: boolean } | undefined>(undefined);

interface FrameSlotProps {
  name: string;
  children: ReactNode;
  /** What stands in the `FrameGap` of its children, if they have one. */
  gap?: ReactNode;
}

/**
 * A part of the frame that is the same on all pages of one `frameKey` as long as the backend lacks the same, such as the
 * header: the server draws it once and writes it into all of them (`render/frame.ts`). It must depend on nothing else,
 * but for `gap`.
 */
export function FrameSlot({ name, children, gap }: FrameSlotProps) {
  const leftEmpty = useContext(FrameContext)?.leftEmpty;
  const left = gap === undefined ? null : <FrameGap>{gap}</FrameGap>;
  return <Marked name={name}>{leftEmpty ? left : children}</Marked>;
}

/** The one place of a slot that is each page's own, without `useId`. */
export const FrameGap = ({ children }: { children: ReactNode }) => (
  <Marked name="">{children}</Marked>
);

function Marked({ name, children }: Pick<FrameSlotProps, 'name' | 'children'>) {
  const frame = useContext(FrameContext);
  // Always three children, for `useId` counts places.
  const mark = frame && <template data-frame={name} />;
  return (
    <>
      {mark}
      {children}
      {mark}
    </>
  );
}
