import { hindiLabels, UiProvider } from '@setu/ui';
import { type ComponentProps, type ReactNode, use } from 'react';
import type { Look } from '../looks.ts';
import { LookContext } from './look.ts';

/** What components say by themselves in the language of the toolbar, and days as in India. */
export function Labelled({ language, children }: Pick<Look, 'language'> & { children: ReactNode }) {
  return (
    <UiProvider
      labels={language === 'hi' ? hindiLabels : undefined}
      locale={`${language}-IN`}
      timeZone="Asia/Kolkata"
    >
      {children}
    </UiProvider>
  );
}

/** A picture of components in the look of the toolbar, on a page of documentation: nothing in it can be used. */
export function InLook({ className, ...rest }: ComponentProps<'div'>) {
  const { theme, shown, direction, language } = use(LookContext);
  return (
    <Labelled language={language}>
      <div
        {...rest}
        className={`${className} sb-unstyled`}
        data-setu-theme={theme}
        data-setu-mode={shown}
        dir={direction}
        lang={language}
        inert
      />
    </Labelled>
  );
}
