'use client';
import { useEffect, useRef, useState } from 'react';

/** So long a text must stay the same. */
const quietMs = 1_000;

/** A text that has changed, once it has stayed the same for a second; empty until then. */
export function Settled({ text }: { text: string }): string {
  const last = useRef(text);
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
