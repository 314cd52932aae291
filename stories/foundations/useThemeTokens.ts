import { type ColorName, type ColorTokens, vars } from '@setu/ui';
import { useEffect, useState } from 'react';

/** Reads the value of a token in the page's theme and mode; renders again when either changes. */
export function useThemeTokens(): (token: string) => string {
  const [, look] = useState(0);
  useEffect(() => {
    const again = () => look((times) => times + 1);
    const attributes = new MutationObserver(again);
    attributes.observe(document.documentElement, { attributes: true });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', again);
    again();
    return () => {
      attributes.disconnect();
      system.removeEventListener('change', again);
    };
  }, []);
  const style = getComputedStyle(document.documentElement);
  return (token) => style.getPropertyValue(token.slice('var('.length, -1)).trim();
}

export function useThemeColors(): ColorTokens {
  const valueOf = useThemeTokens();
  const colors = Object.entries(vars.color).map(([name, token]) => [name, valueOf(token)]);
  return Object.fromEntries(colors) as Record<ColorName, string>;
}
