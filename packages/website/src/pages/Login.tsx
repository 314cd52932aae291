import { signInFormLabels } from '@locales/labels.ts';
import { login } from '@locales/account.ts';
import { SignInForm } from '@setu/ui';
import { paths } from '../paths.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { accountPage } from './parts/accountPage.tsx';

export const { meta, Page } = accountPage(pageCopy('login', login), (appStore) => (
  <SignInForm appStore={appStore} otherHref={paths.register} labels={signInFormLabels} />
));
