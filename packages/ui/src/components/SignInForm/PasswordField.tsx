'use client';
import { useState } from 'react';
import { TextField } from '../TextField/TextField.tsx';
import { useHydrated } from '../../internal/hooks/useHydrated.ts';
import { toggle } from './AccountForm.css.ts';

export interface PasswordLabels {
  /** The button's visible text, short. */
  show: string;
  hide: string;
  /** The button's accessible name, which starts with its visible text. */
  showPassword: string;
  hidePassword: string;
}

interface PasswordFieldProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  labels: PasswordLabels;
}

export function PasswordField({ label, autoComplete, labels }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  // The button can do nothing before the script has arrived, and its place is kept free until then.
  const usable = useHydrated();
  return (
    <TextField
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck={false}
      autoCapitalize="none"
      endAction={
        usable ? (
          <button
            type="button"
            aria-label={shown ? labels.hidePassword : labels.showPassword}
            className={toggle}
            onClick={() => setShown((before) => !before)}
          >
            {shown ? labels.hide : labels.show}
          </button>
        ) : (
          <></>
        )
      }
    />
  );
}
