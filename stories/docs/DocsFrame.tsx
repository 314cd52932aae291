import { type DocsContainerProps, DocsContainer } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useMemo } from 'react';
import { applyLook } from '../looks.ts';
import { brands } from './brand.ts';
import './docs.css';
import { LookContext, useChosenLook } from './look.ts';

/** Wraps each page of documentation in the theme and mode of the toolbar. Its text stays English, left to right. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const chosen = useChosenLook(context.channel);
  const { theme, mode, motion } = chosen;
  const isDark =
    mode === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark';
  const shown = isDark ? 'dark' : 'light';
  useEffect(() => {
    applyLook({ theme, mode: shown, motion, direction: 'ltr', language: 'en' });
  }, [theme, shown, motion]);
  const look = useMemo(() => ({ ...chosen, shown }) as const, [chosen, shown]);
  return (
    <LookContext value={look}>
      <DocsContainer context={context} theme={brands[shown]}>
        {children}
      </DocsContainer>
    </LookContext>
  );
}
