import type { ReactNode } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireKnown } from '../../internal/devWarning.ts';
import { IconMail, IconMapPin, IconPhone, IconWhatsApp } from '../Icon/icons.tsx';
import { Link } from '../../internal/link/Link.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './ContactDetails.css.ts';

const icons = { phone: IconPhone, whatsapp: IconWhatsApp, mail: IconMail };

export interface ContactDetailLine {
  /** Chooses the icon. */
  kind: keyof typeof icons;
  label: string;
  value: string;
  /** A `tel:`, `mailto:` or other address. */
  href: string;
}

export interface ContactDetailsProps extends UiProps, RootAttributes<HTMLDListElement> {
  lines: readonly ContactDetailLine[];
  address?: { label: string; lines: readonly string[] } | undefined;
}

/** The ways to reach an institute. Renders nothing without any. `ref` is the `<dl>`. */
export function ContactDetails({ lines, address, ui, ...rest }: ContactDetailsProps) {
  if (lines.length === 0 && !address) return null;
  const row = (key: string, icon: ReactNode, label: string, value: ReactNode) => (
    <div key={key} className={styles.line}>
      <dt className={styles.label}>
        <span className={styles.icon}>{icon}</span>
        {label}
      </dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
  return (
    <dl {...rest} className={cx(styles.list, rest.className)}>
      {lines.map(({ kind, label, value, href }) => {
        requireKnown('ContactDetails', 'kind', kind, icons);
        const Icon = icons[kind];
        return row(
          `${label} ${value}`,
          kind in icons && <Icon />,
          label,
          <Link ui={ui} href={href} className={styles.link}>
            <bdi>{value}</bdi>
          </Link>,
        );
      })}
      {address &&
        row(
          'address',
          <IconMapPin />,
          address.label,
          address.lines.map((line) => (
            <span key={line} className={styles.addressLine}>
              {`${line} `}
            </span>
          )),
        )}
    </dl>
  );
}
