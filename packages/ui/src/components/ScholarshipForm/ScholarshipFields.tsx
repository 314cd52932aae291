import * as styles from '../../internal/form/FormSheet.css.ts';
import { Link } from '../../internal/link/Link.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { ScholarshipFormLabels } from './scholarshipFormLabels.tsx';
import { scholarshipOptions } from './validateScholarship.ts';
import type {
  ScholarshipChoice,
  ScholarshipField,
  ScholarshipValues,
} from './validateScholarship.ts';

interface ScholarshipFieldsProps {
  formId: string;
  labels: ScholarshipFormLabels;
  errors: Partial<Record<ScholarshipField, string>>;
  values: ScholarshipValues | undefined;
  termsHref: string | undefined;
}

/** Every field of the registration, in the order of `scholarshipFields`. */
export function ScholarshipFields({
  formId,
  labels,
  errors,
  values,
  termsHref,
}: ScholarshipFieldsProps) {
  const common = (name: ScholarshipField) => ({
    id: `${formId}-${name}`,
    name,
    error: errors[name],
    required: true,
  });
  const text = (name: Exclude<ScholarshipField, ScholarshipChoice | 'accept'>) => ({
    ...common(name),
    label: labels.fields[name],
    defaultValue: values?.[name],
  });
  const choice = (name: ScholarshipChoice) => {
    const optionLabels: Record<string, string> = labels.options[name];
    return {
      ...common(name),
      options: scholarshipOptions[name].map((value) => ({
        value,
        label: optionLabels[value] ?? value,
      })),
      defaultValue: values?.[name] || undefined,
    };
  };
  const linkToTerms = (terms: string) =>
    termsHref === undefined ? terms : <Link href={termsHref}>{terms}</Link>;

  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextField {...text('firstName')} autoComplete="given-name" />
        <TextField {...text('lastName')} autoComplete="family-name" />
      </div>
      <div className={styles.pair}>
        <TextField
          {...text('mobile')}
          // Without the country's code, which `type="tel"` does not allow to ask for.
          inputMode="tel"
          hint={labels.mobileHint}
          autoComplete="tel-national"
        />
        <TextField {...text('email')} type="email" autoComplete="email" />
      </div>
      <TextField {...text('address')} multiline rows={3} autoComplete="street-address" />
      <RadioGroup {...choice('gender')} legend={labels.fields.gender} />
      <div className={styles.pair}>
        <SelectField
          {...choice('category')}
          label={labels.fields.category}
          placeholder={labels.categoryPlaceholder}
        />
        <TextField {...text('familyIncome')} hint={labels.incomeHint} inputMode="numeric" />
      </div>
      <TextField {...text('educationQualification')} />
      <div className={styles.pair}>
        <RadioGroup {...choice('medium')} legend={labels.fields.medium} />
        <RadioGroup {...choice('mode')} legend={labels.fields.mode} />
      </div>
      <Checkbox
        {...common('accept')}
        label={labels.accept(linkToTerms)}
        defaultChecked={values?.accept}
      />
    </div>
  );
}
