import { login } from '@texts/account.ts';
import { PageBody, PageHeader, SignInForm } from '@setu/ui';
import { paths } from '../paths.ts';
import { pageCopy } from '../texts/pageCopy.ts';
import { institute } from '@site/institute.ts';

const page = pageCopy('login', login);

export const meta = () => ({ ...page.meta, path: page.path });

/** Wired to nothing: students sign in through the app (docs/spec.md#accounts). */
export function Page() {
  return (
    <>
      <PageHeader heading={page.heading} text={page.text} />
      <PageBody>
        <SignInForm appStore={institute.headerActions.app} otherHref={paths.register} />
      </PageBody>
    </>
  );
}
