'use client';
import { useId } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { IconLink, IconPrint, IconShare, IconTelegram, IconWhatsApp } from '../Icon/icons.tsx';
import { useCopy } from '../../internal/hooks/useCopy.tsx';
import { useHydrated } from '../../internal/hooks/useHydrated.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { Button } from '../Button/Button.tsx';
import { shareAddresses } from './shareAddresses.ts';
import * as styles from './ShareLinks.css.ts';

const defaultLabels = {
  /** Names the group, and is shown before it. */
  group: 'Share this page',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied',
  print: 'Print',
  /** Opens the device's share sheet. */
  more: 'More',
};

export type ShareLinksLabels = typeof defaultLabels;

export interface ShareLinksProps extends RootAttributes<HTMLDivElement> {
  /** Absolute, because it is opened elsewhere. */
  url: string;
  /** Placed before the address in the message. Left out: the address alone. */
  title?: string | undefined;
  /** Adds a button that prints the page. Default `false`. */
  print?: boolean | undefined;
  labels?: PartialLabels<ShareLinksLabels> | undefined;
}

/**
 * Links to WhatsApp and Telegram and, where scripts run, buttons that copy the address or open the device's share
 * sheet. Sends no request before a press. `ref` is the root `<div>`.
 */
export function ShareLinks({ url, title, print = false, labels, ...rest }: ShareLinksProps) {
  const text = useLabels('shareLinks', defaultLabels, labels);
  const { copy, outcome } = useCopy(url, text);
  const labelId = useId();
  const canShare = useHydrated() && 'share' in navigator;
  const { whatsapp, telegram } = shareAddresses(url, title);

  async function share() {
    try {
      await navigator.share({ url, ...(title !== undefined && { title }) });
    } catch (error) {
      // Not where the visitor has closed the sheet, or a second press finds it open.
      if (!/^(Abort|InvalidState)/.test((error as Error).name)) await copy();
    }
  }

  const look = { variant: 'secondary', size: 'sm' } as const;

  return (
    <div
      {...rest}
      role="group"
      aria-labelledby={labelId}
      className={cx(styles.row, rest.className)}
    >
      <span id={labelId} className={styles.label}>
        {text.group}
      </span>
      <Button href={whatsapp} {...look} icon={<IconWhatsApp />}>
        {text.whatsapp}
      </Button>
      <Button href={telegram} {...look} icon={<IconTelegram />}>
        {text.telegram}
      </Button>
      <div className={styles.scripted}>
        <div className={styles.copy}>
          <Button {...look} icon={<IconLink />} onClick={() => void copy()}>
            {text.copy}
          </Button>
          <div className={styles.status} role="status">
            {outcome}
          </div>
        </div>
        {print && (
          <Button {...look} icon={<IconPrint />} onClick={() => window.print()}>
            {text.print}
          </Button>
        )}
        <span className={styles.sheet[canShare ? 'shown' : 'hidden']}>
          <Button {...look} icon={<IconShare />} onClick={() => void share()}>
            {text.more}
          </Button>
        </span>
      </div>
    </div>
  );
}
