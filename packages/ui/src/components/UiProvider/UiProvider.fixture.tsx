import { fixture, hindi, long } from '../../testing/Fixture.tsx';
import { type LinkComponentProps, UiProvider } from './UiProvider.tsx';

const routerLink = ({ children, ...rest }: LinkComponentProps) => <a {...rest}>{children}</a>;

export default fixture({
  component: UiProvider,
  refElement: null,
  emptyIsNothing: true,
  empty: { children: null },
  full: {
    linkComponent: routerLink,
    labels: {},
    locale: 'en-IN',
    timeZone: 'Asia/Kolkata',
    children: <p lang="hi">{hindi + long}</p>,
  },
});
