import { registerFormLabels } from '@locales/labels/accountForms.ts';
import { register } from '@locales/account.ts';
import { PageBody, PageHeader, RegisterForm } from '@setu/ui';
import { openApp } from '../institute/menus.ts';
import { paths } from '../paths.ts';
import { pageCopy } from '../locales/pageCopy.ts';

const page = pageCopy('register', register);

export const meta = () => ({ ...page.meta, path: page.path });

/** Wired to nothing: students sign in through the app (docs/spec.md#accounts). */
export function Page() {
  return (
    <>
      <PageHeader heading={page.heading} text={page.text} />
      <PageBody>
        {openApp && (
          <RegisterForm appStore={openApp} otherHref={paths.login} labels={registerFormLabels} />
        )}
      </PageBody>
    </>
  );
}
