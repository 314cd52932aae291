import type { ReactNode } from 'react';
import { UiProvider } from '../index.ts';
import { articleFixtures } from './articleFixtures.tsx';
import { cardFixtures } from './cardFixtures.tsx';
import type { Fixture } from './Fixture.ts';
import { formFixtures } from './formFixtures.tsx';
import { navigationFixtures } from './navigationFixtures.tsx';
import { pageFixtures } from './pageFixtures.tsx';
import { hindi, long } from './texts.ts';

const routerLink = ({ children, ...rest }: { href: string; children?: ReactNode }) => (
  <a {...rest} data-routed="">
    {children}
  </a>
);

/** One for every public component, or more where it has two shapes. */
export const fixtures: readonly Fixture[] = [
  {
    name: 'UiProvider',
    refElement: null,
    emptyIsNothing: true,
    empty: () => <UiProvider>{null}</UiProvider>,
    full: () => (
      <UiProvider linkComponent={routerLink} labels={{}} timeZone="Asia/Kolkata">
        <p>{long}</p>
        <p lang="hi">{hindi}</p>
      </UiProvider>
    ),
  },
  ...navigationFixtures,
  ...pageFixtures,
  ...cardFixtures,
  ...articleFixtures,
  ...formFixtures,
];
