import { type SignInFormProps, PageBody, PageHeader } from '@setu/ui';
import type { ReactNode } from 'react';
import { openApp } from '../../institute/menus.ts';
import type { PageCopy } from '../../locales/pageCopy.ts';

/** The screen of a form wired to nothing: students sign in through the app (docs/spec.md#accounts). */
export const accountPage = (
  page: PageCopy,
  form: (appStore: SignInFormProps['appStore']) => ReactNode,
) => ({
  meta: () => ({ ...page.meta, path: page.path }),
  Page: () => (
    <>
      <PageHeader heading={page.heading} text={page.text} />
      <PageBody>{openApp && form(openApp)}</PageBody>
    </>
  ),
});
