import { Fragment } from 'react';
import { Link } from '../../internal/link/Link.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { ScholarshipFormLabels } from './scholarshipFormLabels.ts';
import type {
  ScholarshipCheckboxField,
  ScholarshipField,
  ScholarshipTextField,
} from './validateScholarship.ts';
import * as styles from './ScholarshipForm.css.ts';

interface ScholarshipFieldsProps {
  formId: string;
  fields: readonly ScholarshipField[];
  errors: Record<string, string | undefined>;
  values: Record<string, string | boolean> | undefined;
  optional: ScholarshipFormLabels['optional'];
}

export function ScholarshipFields({
  formId,
  fields,
  errors,
  values = {},
  optional,
}: ScholarshipFieldsProps) {
  const controlOf = (field: ScholarshipField) => {
    const { type, name, hint, half, required } = field;
    const label = required ? field.label : optional(field.label);
    const shared = {
      name,
      hint,
      id: `${formId}-${name}`,
      error: errors[name],
      // Not `required`: Firefox reports an empty one as invalid, whatever `aria-invalid` says.
      'aria-required': Boolean(required),
      className: half ? undefined : styles.whole,
    };
    const value = values[name];
    if (type === 'checkbox')
      return (
        <Checkbox {...shared} label={linked({ ...field, label })} defaultChecked={Boolean(value)} />
      );
    const written = { ...shared, defaultValue: value as string | undefined };
    if (!('options' in field)) {
      const { autoComplete } = field;
      return <TextField {...written} {...{ label, autoComplete }} {...inputs[field.type]} />;
    }
    const { options, placeholder } = field;
    return type === 'radio' ? (
      <RadioGroup {...written} {...{ legend: label, options }} />
    ) : (
      <SelectField {...written} {...{ label, options, placeholder }} />
    );
  };
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <Fragment key={field.name}>{controlOf(field)}</Fragment>
      ))}
    </div>
  );
}

/** Not `type="tel"`: HTML does not allow it with `autocomplete="tel-national"`, a number without country code. */
const inputs: Partial<Record<ScholarshipTextField['type'], object>> = {
  multiline: { multiline: true, rows: 3 },
  tel: { inputMode: 'tel' },
  number: { inputMode: 'numeric' },
  email: { type: 'email' },
  date: { type: 'date' },
};

/** The label, with the words of `link` as a link. */
function linked({ label, link }: Pick<ScholarshipCheckboxField, 'label' | 'link'>) {
  if (!link) return label;
  const [before, ...after] = label.split(link.label);
  return (
    <>
      {before}
      {/* Not the router's link: the browser keeps what is filled in, for the way back. */}
      <Link href={link.href} target="_self">
        {link.label}
      </Link>
      {after.join(link.label)}
    </>
  );
}
