import { registerFormLabels } from '@locales/labels.ts';
import { register } from '@locales/account.ts';
import { RegisterForm } from '@setu/ui';
import { paths } from '../paths.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { accountPage } from './parts/accountPage.tsx';

export const { meta, Page } = accountPage(pageCopy('register', register), (appStore) => (
  <RegisterForm appStore={appStore} otherHref={paths.login} labels={registerFormLabels} />
));
