import { ErrorSummary } from './ErrorSummary.tsx';
import type { FieldError } from './ErrorSummary.tsx';
import type { FormHeadingLevel, HeadingLevel } from '../../internal/headingLevel.ts';
import { outcome } from '../../internal/form/FormSheet.css.ts';

interface FormErrorsProps {
  heading: string;
  /** Level of the form's heading. */
  headingLevel: FormHeadingLevel;
  errors: readonly FieldError[];
}

/** The errors of a form, with a link to each field. A new `key` announces them again. */
export function FormErrors({ heading, headingLevel, errors }: FormErrorsProps) {
  return (
    <div className={outcome}>
      <ErrorSummary
        heading={heading}
        headingLevel={(headingLevel + 1) as HeadingLevel}
        errors={errors}
      />
    </div>
  );
}

/** The errors of a form in the order of its fields, each with the id of its field. */
export function listFieldErrors<Field extends string>(
  formId: string,
  fields: readonly Field[],
  errors: Partial<Record<Field, string>>,
): FieldError[] {
  return fields.flatMap((field) => {
    const message = errors[field];
    return message ? [{ fieldId: `${formId}-${field}`, message }] : [];
  });
}
