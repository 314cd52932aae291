import { type ReactNode, createContext, useContext } from 'react';

/** On the server, whether the slots of the page being rendered stay empty; undefined in browsers. */
export const FrameContext = createContext<{ leftEmpty: boolean } | undefined>(undefined);

interface FrameSlotProps {
  name: string;
  children: ReactNode;
  /** The content of the `FrameGap` of its children, if they have one. */
  gap?: ReactNode;
}

/**
 * A part that is the same on all pages with one `frameKey` and the same missing parts of the backend: the server renders
 * it once (`render/frame.ts`). Except for `gap`, it must depend on nothing else.
 */
export function FrameSlot({ name, children, gap }: FrameSlotProps) {
  const leftEmpty = useContext(FrameContext)?.leftEmpty;
  const left = gap === undefined ? null : <FrameGap>{gap}</FrameGap>;
  return <Marked name={name}>{leftEmpty ? left : children}</Marked>;
}

/** The only part of a slot that differs between pages; it must not use `useId`. */
export const FrameGap = ({ children }: { children: ReactNode }) => (
  <Marked name="">{children}</Marked>
);

function Marked({ name, children }: Pick<FrameSlotProps, 'name' | 'children'>) {
  const frame = useContext(FrameContext);
  // Always three children, because `useId` depends on positions.
  const mark = frame && <template data-frame={name} />;
  return (
    <>
      {mark}
      {children}
      {mark}
    </>
  );
}
