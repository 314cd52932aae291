import { Checkbox, Grid, SelectField, TextField } from '@setu/ui';
import { onKeyDown, onPaste } from '../article/marks.ts';
import { idOf } from '../shared/Problems.tsx';
import type { FormField } from './formFields.ts';
import { type Storing, PictureField } from './PictureField.tsx';
import { labelOf, useWords } from '../words/words.ts';

interface FieldProps {
  field: FormField;
  value: string | readonly string[];
  isNew: boolean;
  /** What is wrong with it; with a place, with the item of a list that is there. */
  errorAt: (place?: number) => string | undefined;
  onChange: (value: string | string[]) => void;
  storing: Storing;
}

export function Field({ field, value: given, isNew, errorAt, onChange, storing }: FieldProps) {
  const words = useWords().content;
  const { name, control, options = [], placeholder } = field;
  const isFixed = field.isFixed === true && !isNew;
  const value = typeof given === 'string' ? given : given.join(', ');
  const shared = {
    id: idOf(name),
    label: labelOf(name, words),
    hint: words.hints[name],
    error: errorAt(),
  };
  const type = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value);
  switch (control) {
    case 'list':
      return (
        <ListField
          {...{ field, errorAt, onChange }}
          value={typeof given === 'string' ? [] : given}
        />
      );
    case 'picture':
      return <PictureField {...shared} {...{ value, onChange, ...storing }} />;
    case 'tick':
      return (
        <Checkbox
          {...shared}
          checked={value === 'yes'}
          onCheckedChange={(checked) => onChange(checked ? 'yes' : '')}
        />
      );
    case 'choice': {
      const isKnown = value === '' || options.some((option) => option.value === value);
      return (
        <SelectField
          {...shared}
          value={value}
          disabled={isFixed}
          placeholder={placeholder}
          options={isKnown ? options : [...options, { value, label: value }]}
          onChange={type}
        />
      );
    }
    // A text with the marks of articles.
    case 'marked':
      return (
        <TextField
          {...shared}
          {...{ onKeyDown, onPaste }}
          multiline
          rows={8}
          value={value}
          onChange={type}
        />
      );
    case 'text':
      return <TextField {...shared} multiline rows={3} value={value} onChange={type} />;
    default:
      return (
        <TextField
          {...shared}
          name={name}
          type={control === 'date' ? 'date' : 'text'}
          inputMode={control === 'number' ? 'numeric' : undefined}
          readOnly={isFixed}
          value={value}
          onChange={type}
        />
      );
  }
}

/** Texts in their order; an empty line for the next one follows the last. */
function ListField({
  field: { name, most = 1, isWhole = false },
  value: texts,
  errorAt,
  onChange,
}: Pick<FieldProps, 'field' | 'errorAt' | 'onChange'> & { value: readonly string[] }) {
  const words = useWords().content;
  const count = isWhole ? most : Math.min(most, texts.length + 1);
  return (
    <Grid columns={{ narrow: 1, medium: isWhole ? 2 : 1 }} gap="x4">
      {Array.from({ length: count }, (_, place) => (
        <TextField
          key={place}
          id={idOf(name, place)}
          label={`${labelOf(name, words)} ${isWhole ? `(${'abcd'[place]})` : place + 1}`}
          error={errorAt(place)}
          multiline
          rows={isWhole ? 1 : 2}
          value={texts[place] ?? ''}
          onChange={({ currentTarget }) => {
            const changed = Array.from({ length: count }, (_unused, index) =>
              index === place ? currentTarget.value : (texts[index] ?? ''),
            );
            onChange(isWhole ? changed : changed.slice(0, lastOf(changed) + 1));
          }}
        />
      ))}
    </Grid>
  );
}

const lastOf = (texts: readonly string[]) => texts.findLastIndex((text) => text !== '');
