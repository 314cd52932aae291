import type { FieldError } from './ErrorSummary.tsx';

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
