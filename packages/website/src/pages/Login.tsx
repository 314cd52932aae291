import { PageBody, PageHeader, SignInForm } from '@setu/ui';
import { pages } from '../texts/pages.ts';
import { openApp } from '../institute/menus.ts';

export const meta = () => ({ ...pages.login.meta, path: pages.login.path });

/** Wired to nothing: students sign in through the app (docs/spec.md#accounts). */
export function Page() {
  return (
    <>
      <PageHeader heading={pages.login.heading} text={pages.login.text} />
      <PageBody>
        {openApp && <SignInForm appStore={openApp} otherHref={pages.register.path} />}
      </PageBody>
    </>
  );
}
