import { useEffect, useRef, useState } from 'react';

/**
 * A field whose value is in the address. It shows what is typed: React would put the old value back until the address
 * has changed, in the middle of a date.
 *
 * @param asked the value in the address.
 * @param go changes the address.
 * @param ms how long after the last letter it does.
 */
export function useTypedParameter(asked: string, go: (typed: string) => void, ms = 0) {
  const [typed, setTyped] = useState(asked);
  /** The value in the address, as far as it was typed here. */
  const sent = useRef(asked);
  useEffect(() => {
    if (typed === asked) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed;
      go(typed);
    }, ms);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    if (asked !== sent.current) setTyped((sent.current = asked));
  }, [asked]);
  return {
    value: typed,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped(value),
  };
}
