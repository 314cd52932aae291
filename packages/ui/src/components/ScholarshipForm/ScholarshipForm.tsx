'use client';
import { type FormEvent, Fragment, useEffect, useId, useState } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import type { FormHeadingLevel, HeadingLevel } from '../../internal/headingLevel.ts';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { listFieldErrors } from '../ErrorSummary/listFieldErrors.ts';
import { FormSheet } from '../../internal/form/FormSheet.tsx';
import * as styles from '../../internal/form/FormSheet.css.ts';
import type { FormResult } from '../../internal/form/formResult.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { useLatestCallback } from '../../internal/hooks/useLatestCallback.ts';
import { Link } from '../../internal/link/Link.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { type FinishWays, ScholarshipFinish } from './ScholarshipFinish.tsx';
import { scholarshipFormLabels, choiceText } from './scholarshipFormLabels.ts';
import type { ScholarshipFormLabels } from './scholarshipFormLabels.ts';
import { readScholarship, validateScholarship } from './validateScholarship.ts';
import type {
  ScholarshipCheckboxField,
  ScholarshipField,
  ScholarshipTextField,
  ScholarshipValues,
} from './validateScholarship.ts';
import { fields as fieldGrid, whole } from './ScholarshipForm.css.ts';

export interface ScholarshipFormProps<
  Fields extends readonly ScholarshipField[] = readonly ScholarshipField[],
> extends RootAttributes<HTMLFormElement> {
  /** The fields, in order. A server reads a plain POST with the same ones: `readScholarship(fields, form)`. */
  fields: Fields;
  /** Where the browser itself posts the form before React has arrived. Default: the current page. */
  action?: string | undefined;
  /** Called with every complete registration. The form itself sends nothing. */
  onSubmit?: ((values: ScholarshipValues<Fields>) => void) | undefined;
  /** Ways to finish: a phone call, or a WhatsApp message with everything that was filled in. */
  finish: FinishWays;
  /** For the response to a plain POST: the values filled in, and `submitted` when it was a POST. */
  initial?:
    | { values?: ScholarshipValues<NoInfer<Fields>> | undefined; submitted?: boolean | undefined }
    | undefined;
  /** Default: 'Scholarship registration'. */
  heading?: string | undefined;
  /** Default: 2. */
  headingLevel?: FormHeadingLevel | undefined;
  labels?: PartialLabels<ScholarshipFormLabels> | undefined;
}

interface State<Values> {
  /** Counts submissions, so that the same outcome twice is announced twice. */
  answers: number;
  values?: Values;
  result?: FormResult;
}

/**
 * A registration with any fields. While a required one is empty it says 'Please fill in all fields.' with a link to
 * each; once complete, that nothing has been submitted yet, and how to finish. `ref` is the root `<form>`.
 */
export function ScholarshipForm<const Fields extends readonly ScholarshipField[]>({
  fields,
  onSubmit,
  finish,
  initial,
  heading,
  headingLevel = 2,
  labels: ownLabels,
  id,
  ...rest
}: ScholarshipFormProps<Fields>) {
  const labels = useLabels('scholarshipForm', scholarshipFormLabels, ownLabels);
  const ownId = useId();
  const formId = id ?? ownId;
  const judge = (values: ScholarshipValues<Fields>, answers: number) => {
    const result: FormResult = validateScholarship(fields, values, labels.messages);
    return { answers, values, result };
  };
  const [state, setState] = useState<State<ScholarshipValues<Fields>>>(() =>
    initial?.submitted && initial.values ? judge(initial.values, 0) : { answers: 0 },
  );
  const { answers, values, result } = state;
  const failed = result && !result.ok ? result : undefined;
  const errors = failed?.fieldErrors ?? {};

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = judge(readScholarship(fields, new FormData(event.currentTarget)), answers + 1);
    setState(next);
    if (next.result.ok) onSubmit?.(next.values);
  }

  // Corrections to a complete form update the prepared message; an incomplete one has none until it is sent again.
  const correct = useLatestCallback((form: HTMLFormElement) => {
    if (!result?.ok) return;
    const next = judge(readScholarship(fields, new FormData(form)), answers);
    setState(next.result.ok ? next : { answers });
  });
  // Corrections made before hydration.
  useEffect(() => correct(document.getElementById(formId) as HTMLFormElement), [correct, formId]);

  const given: Record<string, string | boolean> = initial?.values ?? {};
  const controlOf = (field: ScholarshipField) => {
    const { type, name, hint, half, required } = field;
    const label = required ? field.label : labels.optional(field.label);
    const shared = {
      name,
      hint,
      id: `${formId}-${name}`,
      error: errors[name],
      // Not `required`: Firefox reports an empty one as invalid, whatever `aria-invalid` says.
      'aria-required': Boolean(required),
      className: half ? undefined : whole,
    };
    const value = given[name];
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
    <FormSheet
      {...rest}
      id={formId}
      heading={heading ?? labels.heading}
      headingLevel={headingLevel}
      intro={choiceText(labels.intro, fields)}
      method="post"
      onSubmit={handleSubmit}
      onInput={({ currentTarget: form }) => correct(form)}
    >
      <div className={styles.outcomes}>
        {failed ? (
          <ErrorSummary
            key={answers}
            className={styles.outcome}
            heading={failed.message ?? ''}
            headingLevel={(headingLevel + 1) as HeadingLevel}
            errors={listFieldErrors(formId, Object.keys(errors), errors)}
          />
        ) : null}
        {/* A correction changes the sheet at each key: only what is added is announced. */}
        <div role="status" aria-atomic="false" aria-relevant="additions">
          {result?.ok && values ? (
            <ScholarshipFinish key={answers} {...{ labels, finish, fields, values }} />
          ) : null}
        </div>
      </div>
      <div className={fieldGrid}>
        {fields.map((field) => (
          <Fragment key={field.name}>{controlOf(field)}</Fragment>
        ))}
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="lg">
          {labels.submit}
        </Button>
      </div>
    </FormSheet>
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
