'use client';
import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { useHydrated } from '../../internal/hooks/useHydrated.ts';

/** How long a text must stay the same. */
const quietMs = 1_000;

/** Announces a new or changed text, once it has stayed the same for a second; empty at first. */
export function Settled({ text }: { text: string }) {
  // A text that came with the page is read with the page.
  const last = useRef(useHydrated() ? '' : text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      setSettled(text);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className={visuallyHidden} role="status">
      {settled}
    </div>
  );
}
