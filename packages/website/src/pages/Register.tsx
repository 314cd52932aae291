import { PageBody, PageHeader, RegisterForm } from '@setu/ui';
import { pages } from '../texts/pages.ts';
import { openApp } from '../institute/menus.ts';

export const meta = () => ({ ...pages.register.meta, path: pages.register.path });

/** Wired to nothing: students sign in through the app (docs/spec.md#accounts). */
export function Page() {
  return (
    <>
      <PageHeader heading={pages.register.heading} text={pages.register.text} />
      <PageBody>
        {openApp && <RegisterForm appStore={openApp} otherHref={pages.login.path} />}
      </PageBody>
    </>
  );
}
