'use client';
import { useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ArrivingNotice } from '../Notice/ArrivingNotice.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as account from './AccountForm.css.ts';
import type { RootAttributes } from '../../internal/attributes.ts';
import type { FormHeadingLevel } from '../../internal/headingLevel.ts';
import { useHydrated } from '../../internal/hooks/useHydrated.ts';
import type { ContactLink } from '../../internal/link/ContactLink.ts';
import { FormSheet } from '../../internal/form/FormSheet.tsx';
import * as styles from '../../internal/form/FormSheet.css.ts';
import type { AccountFormLabels } from './accountFormLabels.ts';
import { GoogleMark } from '../../internal/drawings/GoogleMark.tsx';
import { IconApp } from '../Icon/icons.tsx';
import { Link } from '../../internal/link/Link.tsx';

export interface AccountFormProps extends RootAttributes<HTMLFormElement> {
  /** Where the app can be installed. */
  appStore: ContactLink;
  /** Where a forgotten password is reset. Default: the notice about the app. */
  forgotHref?: string | undefined;
  /** The registration page from signing in, or the reverse. Default: not offered. */
  otherHref?: string | undefined;
  /** Shows `labels.heading`, at this level. Default: the page has a heading of its own. */
  headingLevel?: FormHeadingLevel | undefined;
}

interface Props extends AccountFormProps {
  labels: AccountFormLabels;
  passwordAutoComplete: 'current-password' | 'new-password';
}

/** The form for signing in and for registering, which differ only in their texts. */
export function AccountForm({
  appStore,
  forgotHref,
  otherHref,
  headingLevel,
  labels,
  passwordAutoComplete,
  id,
  ...rest
}: Props) {
  const ownId = useId();
  const formId = id ?? ownId;
  const [tries, setTries] = useState(0);
  const [isShown, setShown] = useState(false);
  // The button can do nothing before the script has arrived, and its place is kept free until then.
  const isUsable = useHydrated();
  const tryHere = () => setTries((before) => before + 1);
  const inApp = (
    <div className={styles.message}>
      <p>{labels.appText}</p>
      <div className={styles.noticeActions}>
        <Button href={appStore.href} variant="secondary" icon={<IconApp />}>
          {appStore.label}
        </Button>
      </div>
    </div>
  );

  return (
    <FormSheet
      {...rest}
      id={formId}
      heading={labels.heading}
      headingLevel={headingLevel}
      narrow
      // Nothing may be sent: with this method, outside a dialog, submitting does nothing, and no field has a name. As a
      // plain form it would put the password into the address.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        tryHere();
      }}
    >
      <div id={`${formId}-app`} className={account.app} role="status">
        {tries > 0 ? (
          <ArrivingNotice key={tries} tone="info" heading={labels.triedHeading}>
            {inApp}
          </ArrivingNotice>
        ) : (
          <Notice tone="info">{inApp}</Notice>
        )}
      </div>
      <Stack gap="x5">
        <TextField
          id={`${formId}-email`}
          label={labels.email}
          type="email"
          autoComplete={passwordAutoComplete === 'new-password' ? 'email' : 'username'}
        />
        <TextField
          label={labels.password}
          type={isShown ? 'text' : 'password'}
          autoComplete={passwordAutoComplete}
          spellCheck={false}
          autoCapitalize="none"
          endAction={
            isUsable ? (
              <button
                type="button"
                aria-label={isShown ? labels.hidePassword : labels.showPassword}
                className={account.toggle}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? labels.hide : labels.show}
              </button>
            ) : (
              <></>
            )
          }
        />
        <p>
          <Link href={forgotHref ?? `#${formId}-app`} className={account.link}>
            {labels.forgot}
          </Link>
        </p>
      </Stack>
      <Stack>
        <Button type="submit" data-react="">
          {labels.submit}
        </Button>
        <p className={account.or}>{labels.or}</p>
        <Button variant="secondary" icon={<GoogleMark />} onClick={tryHere}>
          {labels.google}
        </Button>
      </Stack>
      {otherHref === undefined ? null : (
        <p className={account.other}>
          {labels.otherText}{' '}
          <Link href={otherHref} className={account.link}>
            {labels.other}
          </Link>
        </p>
      )}
    </FormSheet>
  );
}
