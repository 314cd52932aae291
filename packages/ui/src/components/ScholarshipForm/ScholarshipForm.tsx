'use client';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import type { FormHeadingLevel } from '../../internal/headingLevel.ts';
import { StatusRegion } from '../../internal/status/StatusRegion.tsx';
import { FormErrors, listFieldErrors } from '../ErrorSummary/FormErrors.tsx';
import { FormSheet } from '../../internal/form/FormSheet.tsx';
import * as styles from '../../internal/form/FormSheet.css.ts';
import { useLabels } from '../../internal/hooks/useLabels.ts';
import { Button } from '../Button/Button.tsx';
import { ScholarshipFields } from './ScholarshipFields.tsx';
import { ScholarshipFinish } from './ScholarshipFinish.tsx';
import type { FinishWays } from './ScholarshipFinish.tsx';
import { scholarshipFormLabels } from './scholarshipFormLabels.tsx';
import type { ScholarshipFormLabels } from './scholarshipFormLabels.tsx';
import { readScholarship, scholarshipFields, validateScholarship } from './validateScholarship.ts';
import type { ScholarshipField, ScholarshipValues } from './validateScholarship.ts';

export interface ScholarshipFormProps extends RootAttributes<HTMLFormElement> {
  /** Where the browser itself posts the form to before React has arrived. Default: the page it stands on. */
  action?: string | undefined;
  /** Told of every complete registration. The form itself sends nothing. */
  onSubmit?: ((values: ScholarshipValues) => void) | undefined;
  /** How a visitor finishes: a call, or a WhatsApp message that holds what was filled in. */
  finish: FinishWays;
  /** Where the terms can be read. Default: their name is no link. */
  termsHref?: string | undefined;
  /** What the answer to a plain POST renders: what was filled in, `submitted` when it was a POST. */
  initial?: { values?: ScholarshipValues | undefined; submitted?: boolean | undefined } | undefined;
  /** Default: 'Scholarship registration'. */
  heading?: string | undefined;
  /** Default: 2. */
  headingLevel?: FormHeadingLevel | undefined;
  labels?: Partial<ScholarshipFormLabels> | undefined;
}

interface State {
  /** Counts submissions: the same answer twice must be told twice. */
  answers: number;
  errors: Partial<Record<ScholarshipField, string>>;
  summary: string | undefined;
  /** What a complete registration holds; undefined while there is none. */
  complete: ScholarshipValues | undefined;
}

/**
 * The scholarship registration. With a field empty it says 'Please fill in all fields.' and leads to
 * each; complete, it says plainly that nothing has been submitted yet, and how to finish. `ref` is
 * the root `<form>`.
 */
export function ScholarshipForm({
  onSubmit,
  finish,
  termsHref,
  initial,
  heading,
  headingLevel = 2,
  labels: ownLabels,
  id,
  ...rest
}: ScholarshipFormProps) {
  const labels = useLabels('scholarshipForm', scholarshipFormLabels, ownLabels);
  const ownId = useId();
  const formId = id ?? ownId;
  const judge = (values: ScholarshipValues, answers: number): State => {
    const result = validateScholarship(values, labels.messages);
    if (result.ok) return { answers, errors: {}, summary: undefined, complete: values };
    const { fieldErrors = {}, message = labels.messages.incomplete } = result;
    return { answers, errors: fieldErrors, summary: message, complete: undefined };
  };
  const [state, setState] = useState<State>(() =>
    initial?.submitted && initial.values ? judge(initial.values, 0) : untouched,
  );

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = readScholarship(new FormData(event.currentTarget));
    const next = judge(values, state.answers + 1);
    setState(next);
    if (next.complete) onSubmit?.(values);
  }

  // The prepared message follows what is corrected after the form was complete.
  function handleInput(event: FormEvent<HTMLFormElement>) {
    if (!state.complete) return;
    const complete = readScholarship(new FormData(event.currentTarget));
    setState((before) => ({ ...before, complete }));
  }

  const { answers, errors, summary, complete } = state;

  return (
    <FormSheet
      {...rest}
      id={formId}
      heading={heading ?? labels.heading}
      headingLevel={headingLevel}
      intro={labels.intro}
      method="post"
      onSubmit={handleSubmit}
      onInput={handleInput}
    >
      <div className={styles.outcomes}>
        {summary ? (
          <FormErrors
            key={answers}
            heading={summary}
            headingLevel={headingLevel}
            errors={listFieldErrors(formId, scholarshipFields, errors)}
          />
        ) : null}
        <StatusRegion>
          {complete ? (
            <ScholarshipFinish key={answers} labels={labels} finish={finish} values={complete} />
          ) : null}
        </StatusRegion>
      </div>
      <ScholarshipFields
        formId={formId}
        labels={labels}
        errors={errors}
        values={initial?.values}
        termsHref={termsHref}
      />
      <div className={styles.actions}>
        <Button type="submit" size="lg">
          {labels.submit}
        </Button>
      </div>
    </FormSheet>
  );
}

const untouched: State = { answers: 0, errors: {}, summary: undefined, complete: undefined };
