import { vars } from '@setu/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface PanelProps {
  heading: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One part of the builder, under its heading. */
export function Panel({ heading, text, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} style={{ display: 'grid', gap: vars.space.x4, minInlineSize: 0 }}>
      <h2 id={id} style={{ fontSize: vars.text.xl }}>
        {heading}
      </h2>
      {text !== undefined && <p style={{ maxInlineSize: vars.layout.measure }}>{text}</p>}
      {children}
    </section>
  );
}
