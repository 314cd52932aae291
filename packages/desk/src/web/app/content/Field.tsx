import { Checkbox, Grid, SelectField, TextField } from '@setu/ui';
import { onKeyDown, onPaste } from './marks.ts';
import { idOf } from '../shared/Problems.tsx';
import type { FormField } from './formFields.ts';
import { type Storing, PictureField } from './PictureField.tsx';
import { type Words, labelOf, useWords } from '../words/words.ts';

interface FieldProps extends Partial<Storing> {
  field: FormField;
  labels: Pick<Words['content'], 'fields' | 'hints'>;
  value: string | readonly string[];
  /** Whether it can no longer be changed. */
  isFixed?: boolean;
  /** Changes when the form is refilled: half a date is no value, and goes. */
  round: number;
  /** What is wrong with it; with a place, with the item of a list that is there. */
  errorAt: (place?: number) => string | undefined;
  onChange: (value: string | string[]) => void;
}

const types: Partial<Record<FormField['control'], 'date' | 'datetime-local' | 'url'>> = {
  date: 'date',
  moment: 'datetime-local',
  url: 'url',
};

export function Field(props: FieldProps) {
  const { field, labels, value: given, isFixed = false, round, errorAt, onChange } = props;
  const { name, control, options = [], placeholder } = field;
  const { needed } = useWords().content;
  const value = typeof given === 'string' ? given : given.join(', ');
  // What is fixed cannot be filled in.
  const required = field.isNeeded === true && !isFixed;
  const shared = {
    id: idOf(name),
    label: labelOf(name, labels),
    hint: [required && needed, labels.hints[name]].filter(Boolean).join(' '),
    'aria-required': required || undefined,
    error: errorAt(),
  };
  const typed = {
    ...shared,
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  switch (control) {
    case 'list':
      return <ListField {...props} />;
    case 'picture':
      return <PictureField {...shared} {...{ value, onChange }} onStore={props.onStore} />;
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
          {...typed}
          disabled={isFixed}
          placeholder={placeholder}
          options={isKnown ? options : [...options, { value, label: value }]}
        />
      );
    }
    case 'marked':
      return <TextField {...typed} {...{ onKeyDown, onPaste }} multiline rows={8} />;
    case 'text':
      return <TextField {...typed} multiline rows={3} />;
    default:
      return (
        <TextField
          {...typed}
          key={types[control]?.startsWith('date') ? round : undefined}
          name={name}
          type={types[control]}
          inputMode={control === 'number' ? 'numeric' : undefined}
          readOnly={isFixed}
        />
      );
  }
}

/** Texts in their order; an empty line for the next one follows the last. */
function ListField({
  field: { name, most = 1, isNeeded = false, isWhole = false },
  labels,
  value: given,
  errorAt,
  onChange,
}: FieldProps) {
  const { needed } = useWords().content;
  const texts = typeof given === 'string' ? [] : given;
  const count = isWhole ? most : Math.min(most, texts.length + 1);
  return (
    <Grid columns={{ narrow: 1, medium: isWhole ? 2 : 1 }} gap="x4">
      {Array.from({ length: count }, (_, place) => (
        <TextField
          key={place}
          id={idOf(name, place)}
          label={`${labelOf(name, labels)} ${isWhole ? `(${'abcd'[place]})` : place + 1}`}
          hint={isNeeded ? needed : undefined}
          aria-required={isNeeded || undefined}
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
