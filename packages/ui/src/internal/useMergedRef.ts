import { useCallback } from 'react';
import type { Ref, RefCallback, RefObject } from 'react';

/** One ref for an element that both the component and its user want to hold. */
export function useMergedRef<T>(
  own: RefObject<T | null>,
  outer: Ref<T> | undefined,
): RefCallback<T> {
  return useCallback(
    (element: T) => {
      own.current = element;
      const cleanUp = typeof outer === 'function' ? outer(element) : undefined;
      if (outer && typeof outer === 'object') outer.current = element;
      return () => {
        own.current = null;
        if (typeof outer === 'function') {
          if (cleanUp) cleanUp();
          else outer(null);
        } else if (outer) outer.current = null;
      };
    },
    [own, outer],
  );
}
