import { PageBody, PageHeader, RegisterForm } from '@setu/ui';
import { pages } from '../texts/pages.ts';
import { institute } from '@site/institute.ts';

export const meta = () => ({ ...pages.register.meta, path: pages.register.path });

/** Wired to nothing: students sign in through the app (docs/spec.md#accounts). */
export function Page() {
  return (
    <>
      <PageHeader heading={pages.register.heading} text={pages.register.text} />
      <PageBody>
        <RegisterForm appStore={institute.headerActions.app} otherHref={pages.login.path} />
      </PageBody>
    </>
  );
}
