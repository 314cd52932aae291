'use client';
import { Button } from '@setu/ui/Button';
import { Checkbox } from '@setu/ui/Checkbox';
import { ErrorSummary } from '@setu/ui/ErrorSummary';
import { Grid } from '@setu/ui/Grid';
import { Notice } from '@setu/ui/Notice';
import { RadioGroup } from '@setu/ui/RadioGroup';
import { type SelectOption, SelectField } from '@setu/ui/SelectField';
import { Stack } from '@setu/ui/Stack';
import { TextField } from '@setu/ui/TextField';
import { type FormEvent, useState } from 'react';
import type english from './en.json';

type Texts = (typeof english)['mentor'];
type Field = keyof Texts['missing'];

/** A real form would send its values; this one only shows a confirmation. */
export function MentorForm({ texts, paths }: { texts: Texts; paths: SelectOption[] }) {
  const [attempt, setAttempt] = useState(0);
  const [wrong, setWrong] = useState<Field[]>([]);
  const [sent, setSent] = useState<{ name: string; email: string }>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // The browser checks required fields and the email address; the messages are ours.
    const found = (Object.keys(texts.missing) as Field[]).filter((name) =>
      form.querySelector(`[name="${name}"]:invalid`),
    );
    const { name = '', email = '' } = Object.fromEntries(new FormData(form)) as Record<
      string,
      string
    >;
    setWrong(found);
    setAttempt(attempt + 1);
    if (found.length === 0) setSent({ name, email });
  };
  const field = (name: Field) => ({
    id: `mentor-${name}`,
    name,
    required: true,
    error: wrong.includes(name) ? texts.missing[name] : undefined,
  });

  if (sent) {
    return (
      <Notice
        ref={(element) => element?.focus()}
        tabIndex={-1}
        tone="success"
        heading={texts.sent.replace('{name}', sent.name)}
      >
        {texts.next.replace('{email}', sent.email)}
      </Notice>
    );
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="x6">
        {wrong.length > 0 && (
          <ErrorSummary
            key={attempt}
            heading={texts.wrong}
            headingLevel={3}
            errors={wrong.map((name) => ({
              fieldId: `mentor-${name}`,
              message: texts.missing[name],
            }))}
          />
        )}
        <Grid columns={2}>
          <TextField {...field('name')} label={texts.name} autoComplete="name" />
          <TextField
            {...field('email')}
            label={texts.email}
            hint={texts.emailHint}
            type="email"
            autoComplete="email"
          />
        </Grid>
        <SelectField
          {...field('path')}
          label={texts.path}
          placeholder={texts.choose}
          options={paths}
        />
        <RadioGroup {...field('how')} legend={texts.how} options={texts.ways} />
        <TextField multiline name="question" label={texts.question} rows={3} />
        <Checkbox {...field('agree')} label={texts.agree} />
        <Stack align="start">
          <Button type="submit">{texts.send}</Button>
        </Stack>
      </Stack>
    </form>
  );
}
