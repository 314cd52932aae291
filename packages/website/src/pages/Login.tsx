import { signInFormLabels } from '@locales/labels/accountForms.ts';
import { login } from '@locales/account.ts';
import { PageBody, PageHeader, SignInForm } from '@setu/ui';
import { openApp } from '../institute/menus.ts';
import { paths } from '../paths.ts';
import { pageCopy } from '../locales/pageCopy.ts';

const page = pageCopy('login', login);

export const meta = () => ({ ...page.meta, path: page.path });

/** Wired to nothing: students sign in through the app (docs/spec.md#accounts). */
export function Page() {
  return (
    <>
      <PageHeader heading={page.heading} text={page.text} />
      <PageBody>
        {openApp && (
          <SignInForm appStore={openApp} otherHref={paths.register} labels={signInFormLabels} />
        )}
      </PageBody>
    </>
  );
}
