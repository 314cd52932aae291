import type { ReactNode } from 'react';
import { type Fixture, hindi, long } from '../../testing/Fixture.tsx';
import { UiProvider } from './UiProvider.tsx';

const routerLink = ({ children, ...rest }: { href: string; children?: ReactNode }) => (
  <a {...rest} data-routed="">
    {children}
  </a>
);

export default {
  name: 'UiProvider',
  refElement: null,
  emptyIsNothing: true,
  empty: () => <UiProvider>{null}</UiProvider>,
  full: () => (
    <UiProvider linkComponent={routerLink} labels={{}} locale="en-IN" timeZone="Asia/Kolkata">
      <p>{long}</p>
      <p lang="hi">{hindi}</p>
    </UiProvider>
  ),
} satisfies Fixture;
