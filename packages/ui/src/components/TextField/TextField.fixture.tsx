import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { TextField } from './TextField.tsx';

const nothing = () => undefined;

export const fixtures: readonly Fixture[] = [
  {
    name: 'TextField',
    refElement: 'input',
    empty: (root) => <TextField {...root} label="Name" />,
    full: (root) => (
      <TextField
        {...root}
        label={unbroken}
        name="email"
        type="email"
        defaultValue={unbroken}
        hint={long}
        error={unbroken}
        autoComplete="email"
        inputMode="email"
        maxLength={5000}
        placeholder={unbroken}
        spellCheck={false}
        autoCapitalize="none"
        endAction={<button type="button">x</button>}
        required
        readOnly
      />
    ),
  },
  {
    name: 'TextField',
    shape: 'of several lines',
    refElement: 'textarea',
    empty: (root) => <TextField {...root} multiline label="Message" />,
    full: (root) => (
      <TextField
        {...root}
        multiline
        label={long}
        name="message"
        rows={12}
        value={long}
        onChange={nothing}
        hint={hindi}
        error={long}
        disabled
      />
    ),
  },
];
