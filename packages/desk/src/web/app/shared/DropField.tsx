import { Stack, Text, vars } from '@setu/ui';
import { useId } from 'react';

interface DropFieldProps {
  label: string;
  hint: string;
  /** File extensions or media types. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Files of this computer, chosen or dropped: a file input accepts both. */
export function DropField({ label, hint, onFiles, ...rest }: DropFieldProps) {
  const id = useId();
  return (
    <Stack gap="x2">
      <label htmlFor={id} style={{ fontWeight: vars.weight.medium }}>
        {label}
      </label>
      <div id={`${id}-hint`}>
        <Text tone="muted">{hint}</Text>
      </div>
      <input
        {...rest}
        id={id}
        type="file"
        aria-describedby={`${id}-hint`}
        style={{
          width: '100%',
          border: `2px dashed ${vars.color.lineStrong}`,
          borderRadius: vars.radius.md,
          paddingBlock: vars.space.x8,
          paddingInline: vars.space.x4,
        }}
        onChange={({ currentTarget: input }) => {
          onFiles([...(input.files ?? [])]);
          // So that the same file, once corrected, is a change.
          input.value = '';
        }}
      />
    </Stack>
  );
}

/** The bytes of a file in base64, for JSON. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve((reader.result as string).split(',')[1] ?? ''));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
