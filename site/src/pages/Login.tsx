import { PageBody, PageHeader, SignInForm } from '@setu/ui';
import { pages } from '../content/pages.ts';
import { institute } from '../institute.ts';

export const meta = () => ({ ...pages.login.meta, path: pages.login.path });

/** Not wired to any action (spec section 2): students sign in through the app. */
export function Page() {
  return (
    <>
      <PageHeader heading={pages.login.heading} text={pages.login.text} />
      <PageBody>
        <SignInForm appStore={institute.headerActions.app} otherHref={pages.register.path} />
      </PageBody>
    </>
  );
}
