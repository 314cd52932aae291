'use client';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../internal/hooks/useHydrated.ts';

/** So long a text must stay the same. */
const quietMs = 1_000;

/** A text that has come or changed, once it has stayed the same for a second; empty until then. */
export function Settled({ text }: { text: string }): string {
  // What came with the page is read with it.
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
  return settled;
}
