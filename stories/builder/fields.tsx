import { SelectField, Stack, Text, TextField, VisuallyHidden, vars } from '@setu/ui';
import { useId, useState } from 'react';
import { fonts } from './examples.ts';

interface FieldProps {
  label: string;
  value: string;
  hint?: string;
  /** Called with valid values only, so that no theme is built from a half-typed one. */
  onChange: (value: string) => void;
}

/** The text being typed; `take` receives it whenever it is valid. */
function useDraft(value: string, isGood: (text: string) => boolean, take: (text: string) => void) {
  const [draft, setDraft] = useState(value);
  const write = (text: string) => {
    setDraft(text);
    if (isGood(text)) take(text);
  };
  return { draft, write, isGood: isGood(draft) };
}

const isHex = (text: string) => /^#[\da-f]{6}$/i.test(text);

/** A colour as a hex number, or from the device's colour picker. */
export function ColorField({ label, value, hint, onChange }: FieldProps) {
  const { draft, write, isGood } = useDraft(value, isHex, onChange);
  const pickerId = useId();
  return (
    <div style={{ display: 'flex', gap: vars.space.x3, alignItems: 'flex-start' }}>
      <div style={{ flex: 1 }}>
        <TextField
          label={label}
          value={draft}
          hint={hint}
          error={isGood ? undefined : 'Write six digits after a #, such as #1f1d52.'}
          spellCheck={false}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </div>
      <Stack gap="x2">
        <label htmlFor={pickerId}>
          <Text as="span" weight="medium">
            Pick
          </Text>
          <VisuallyHidden> {label}</VisuallyHidden>
        </label>
        <input
          id={pickerId}
          type="color"
          value={value}
          onChange={(event) => write(event.currentTarget.value)}
          style={{
            inlineSize: '3.5rem',
            blockSize: '3rem',
            padding: vars.space.x1,
            background: vars.color.surface,
            border: `${vars.border.thin} solid ${vars.color.lineStrong}`,
            borderRadius: vars.radius.md,
          }}
        />
      </Stack>
    </div>
  );
}

export function FontField({ label, value, onChange }: FieldProps) {
  return (
    <SelectField
      label={label}
      value={value}
      options={Object.entries(fonts).map(([name, family]) => ({ value: family, label: name }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const isName = (text: string) => /^[a-z][a-z0-9-]*$/.test(text);

export function NameField({ label, value, hint, onChange }: FieldProps) {
  const { draft, write, isGood } = useDraft(value, isName, onChange);
  return (
    <TextField
      label={label}
      value={draft}
      hint={hint}
      error={isGood ? undefined : 'Begin with a letter; only a-z, 0-9 and hyphens.'}
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => write(event.currentTarget.value)}
    />
  );
}
