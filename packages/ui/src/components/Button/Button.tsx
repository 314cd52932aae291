import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { type OwnAttributes, cx } from '../../internal/attributes.ts';
import { requireKnown, requireName } from '../../internal/devWarning.ts';
import { Link } from '../../internal/link/Link.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './Button.css.ts';

interface ButtonLook extends UiProps {
  /** The visible text; with an icon alone, set `aria-label` as well. */
  children: NonNullable<ReactNode>;
  /** Default `primary`. `accent` is for a page's one main action. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'accent' | undefined;
  /** Default `md`: 44 px high, a thumb's target. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Shown before the text. */
  icon?: ReactNode;
}

/** Goes somewhere: an `<a>`. */
export interface ButtonLinkProps
  extends ButtonLook, OwnAttributes<AnchorHTMLAttributes<HTMLAnchorElement>> {
  href: string;
  disabled?: never;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Does something: a `<button>`, of type `button` by default. */
export interface ButtonActionProps
  extends ButtonLook, OwnAttributes<ButtonHTMLAttributes<HTMLButtonElement>> {
  href?: undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

// `ButtonLook` is repeated for react-docgen, which does not read unions.
export type ButtonProps = ButtonLook & (ButtonLinkProps | ButtonActionProps);

/** A button, or with `href` a link that looks like one. `ref` is the `<button>` or the `<a>`. */
export function Button(props: ButtonProps) {
  const { children, variant = 'primary', size = 'md', icon, ui, ...rest } = props;
  requireName('Button', 'children', children, rest);
  requireKnown('Button', 'variant', variant, styles.variant);
  requireKnown('Button', 'size', size, styles.size);
  const className = cx(styles.size[size], styles.variant[variant], rest.className);
  if (rest.href !== undefined) {
    return (
      <Link {...rest} ui={ui} className={className}>
        {icon}
        {children}
      </Link>
    );
  }
  const { type = 'button', ...attributes } = rest;
  return (
    <button {...attributes} type={type} className={className}>
      {icon}
      {children}
    </button>
  );
}
