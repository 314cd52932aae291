import { Stack, TextField } from '@setu/ui';
import { useEffect, useState } from 'react';
import { AskError, ask } from '../ask.ts';
import { DropField, base64Of } from '../DropField.tsx';
import { useAttempt } from '../useAttempt.tsx';
import { useWords } from '../words/words.ts';
import { shrinkPicture } from './shrinkPicture.ts';

interface PictureFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  value: string;
  onChange: (address: string) => void;
}

/** A picture by its address, or one of this computer, which is shrunk and stored. */
export function PictureField({ value, onChange, ...field }: PictureFieldProps) {
  const words = useWords().content;
  const { attempt, failure, isBusy } = useAttempt();
  const [isStored, setStored] = useState(false);
  const [shown, setShown] = useState<string>();
  useEffect(() => () => (shown === undefined ? undefined : URL.revokeObjectURL(shown)), [shown]);
  const store = (file: File) =>
    attempt(async () => {
      setStored(false);
      const picture = await shrinkPicture(file);
      if (!picture) throw new AskError('refused', words.noPicture);
      setShown(URL.createObjectURL(picture));
      const { address } = await ask('POST /api/picture', { base64: await base64Of(picture) });
      onChange(address);
      setStored(true);
    });
  return (
    <Stack gap="x3">
      <TextField
        {...field}
        hint={words.pictureHint}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <DropField
        label={words.picture}
        hint={words.pictureUnder}
        accept="image/*"
        onFiles={([file]) => file && store(file)}
      />
      <div role="status">{isBusy ? words.storing : isStored && words.stored}</div>
      {shown !== undefined && (
        <img
          src={shown}
          alt={words.chosenPicture}
          style={{ maxWidth: '100%', maxHeight: '12rem' }}
        />
      )}
      {failure}
    </Stack>
  );
}
