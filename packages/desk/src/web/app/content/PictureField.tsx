import { Stack, TextField } from '@setu/ui';
import { useEffect, useState } from 'react';
import { AskError, ask } from '../shared/ask.ts';
import { DropField, base64Of } from '../shared/DropField.tsx';
import { useAttempt } from '../shared/useAttempt.tsx';
import { useWords } from '../words/words.ts';
import { shrinkPicture } from './shrinkPicture.ts';

export interface Storing {
  /** @param stored settles when the picture is stored, or cannot be. */
  onStore: ((stored: Promise<unknown>) => void) | undefined;
}

interface PictureFieldProps extends Storing {
  id: string;
  label: string;
  error: string | undefined;
  value: string;
  onChange: (address: string) => void;
}

/** A picture by its address, or one of this computer, which is shrunk and stored. */
export function PictureField({ value, onChange, onStore, ...field }: PictureFieldProps) {
  const words = useWords().content;
  const { attempt, failure, isBusy } = useAttempt();
  const [stored, setStored] = useState<string>();
  const [shown, setShown] = useState<string>();
  // Another address may have been typed since.
  const isMeant = stored !== undefined && stored === value;
  useEffect(() => () => (shown === undefined ? undefined : URL.revokeObjectURL(shown)), [shown]);
  const store = async (file: File) => {
    setStored(undefined);
    const picture = await shrinkPicture(file);
    if (!picture) throw new AskError('refused', words.noPicture);
    setShown(URL.createObjectURL(picture));
    const { address } = await ask('POST /api/picture', { base64: await base64Of(picture) });
    onChange(address);
    setStored(address);
  };
  const begin = (file: File) => {
    const storing = store(file);
    onStore?.(storing);
    attempt(() => storing);
  };
  return (
    <Stack gap="x3">
      <TextField
        {...field}
        hint={words.pictureHint}
        readOnly={isBusy}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <DropField
        label={words.picture}
        hint={words.pictureUnder}
        accept="image/*"
        onFiles={([file]) => file && !isBusy && begin(file)}
      />
      <div role="status">{isBusy ? words.storing : isMeant && words.stored}</div>
      {shown !== undefined && (isBusy || isMeant) && (
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
