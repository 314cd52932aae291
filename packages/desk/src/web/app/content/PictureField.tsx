import { Stack, TextField } from '@setu/ui';
import { useEffect, useState } from 'react';
import { AskError, ask } from '../shared/ask.ts';
import { DropField, base64Of } from '../shared/DropField.tsx';
import { useAttempt } from '../shared/useAttempt.tsx';
import { useWords } from '../words/words.ts';
import { shrinkPicture } from './shrinkPicture.ts';

/** The address to come while a picture is being stored and counts. */
export interface Storing {
  /** @param address to come from now on, or none. */
  onStore: (address: Promise<string> | undefined) => void;
  isStoring: (address: Promise<string>) => boolean;
}

interface PictureFieldProps extends Storing {
  id: string;
  label: string;
  error: string | undefined;
  value: string;
  onChange: (address: string) => void;
}

/** A picture by its address, or one of this computer, which is shrunk and stored. */
export function PictureField({ value, onChange, onStore, isStoring, ...field }: PictureFieldProps) {
  const words = useWords().content;
  const { attempt, failure, isBusy } = useAttempt();
  /** The address of the chosen picture. */
  const [stored, setStored] = useState<string>();
  const [shown, setShown] = useState<string>();
  // Another address may have been typed since.
  const isMeant = stored !== undefined && stored === value;
  useEffect(() => () => (shown === undefined ? undefined : URL.revokeObjectURL(shown)), [shown]);
  const store = async (file: File, isLast: () => boolean) => {
    const picture = await shrinkPicture(file);
    if (!picture) throw new AskError('refused', words.noPicture);
    if (isLast()) setShown(URL.createObjectURL(picture));
    return (await ask('POST /api/picture', { base64: await base64Of(picture) })).address;
  };
  const begin = (file: File) =>
    attempt(async () => {
      setStored(undefined);
      // Another picture may have been chosen since, an address typed, or the form refilled.
      const isLast = (): boolean => isStoring(own);
      const own = store(file, isLast);
      onStore(own);
      try {
        const address = await own;
        if (!isLast()) return;
        onChange(address);
        setStored(address);
      } finally {
        if (isLast()) onStore(undefined);
      }
    });
  return (
    <Stack gap="x3">
      <TextField
        {...field}
        hint={words.pictureHint}
        value={value}
        onChange={(event) => {
          onStore(undefined);
          onChange(event.currentTarget.value);
        }}
      />
      <DropField
        label={words.picture}
        hint={words.pictureUnder}
        accept="image/*"
        onFiles={([file]) => file && begin(file)}
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
