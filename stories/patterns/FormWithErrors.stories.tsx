import {
  Button,
  Checkbox,
  ErrorSummary,
  Notice,
  PageBody,
  PageHeader,
  RadioGroup,
  Stack,
  TextField,
} from '@setu/ui';
import type { FieldError } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { media } from '../data/forms.ts';
import { pattern } from './pattern.ts';
import { pictured } from '../story.ts';

export default {
  title: 'Patterns/A form with errors',
  parameters: pattern({
    use: 'A form of your own that tells what is wrong as the forms of the library do: all of it at once, above the form and beside each field, and only after the visitor has sent it.',
    parts: {
      PageHeader: 'What the form is for, and how long it takes.',
      ErrorSummary:
        'Above the form after a failed try. It takes focus; each entry leads to its field.',
      TextField: 'Its `error` is the same sentence as in the summary.',
      RadioGroup: 'One question with a few answers.',
      Checkbox: 'Consent; never ticked beforehand.',
      Button: 'One, with what it does. It is never disabled: the errors tell what is missing.',
      Notice:
        'What has happened after a good try, in place of the form: in a status region that has been there before, and takes focus.',
    },
    rules: [
      'Ask for nothing that you do not use.',
      'Nothing typed is ever lost, whatever fails.',
      'Errors name the remedy: _Enter your email address_.',
      'The server checks the same again, and answers a plain post with the same page.',
    ],
    code: `
<div ref={outcome} role="status" tabIndex={-1}>
  {sent && <Notice tone="success" heading="Your place is asked for" />}
</div>
<form method="post" noValidate onSubmit={check}>
  {errors.length > 0 && (
    <ErrorSummary ref={summary} heading="Please fill in all fields." errors={errors} />
  )}
  <TextField id="seat-email" label="Email address" name="email" error={errorOf('seat-email')} />
  <RadioGroup id="seat-medium" legend="Medium of study" name="medium" options={media} />
  <Checkbox id="seat-consent" label="You may write to me about this class" name="consent" />
  <Button type="submit">Ask for a place</Button>
</form>`,
  }),
} satisfies Meta;

const messages = {
  email: 'Enter your email address',
  medium: 'Choose the medium you want to study in',
  consent: 'Say that we may write to you',
};

type Field = keyof typeof messages;

/** @param props.missed the fields that were empty when the form was posted without JavaScript. */
function SeatForm({ missed }: { missed?: readonly Field[] }) {
  const [missing, setMissing] = useState(missed);
  const summary = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const isSent = missing?.length === 0;
  useEffect(() => {
    if (missing !== missed) (isSent ? outcome : summary).current?.focus();
  }, [missing, missed, isSent]);

  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const fields = Object.keys(messages) as Field[];
    setMissing(fields.filter((field) => (values.get(field) ?? '') === ''));
  }

  const errorOf = (field: Field) => (missing?.includes(field) ? messages[field] : undefined);
  const errors = (missing ?? []).map((field): FieldError => ({
    fieldId: `seat-${field}`,
    message: messages[field],
  }));
  return (
    <div>
      <div ref={outcome} role="status" tabIndex={-1}>
        {isSent && (
          <Notice tone="success" heading="Your place is asked for">
            We write to you within two working days.
          </Notice>
        )}
      </div>
      {!isSent && (
        <form noValidate onSubmit={check}>
          <Stack gap="x6">
            {errors.length > 0 && (
              <ErrorSummary ref={summary} heading="Please fill in all fields." errors={errors} />
            )}
            <TextField
              id="seat-email"
              label="Email address"
              name="email"
              type="email"
              autoComplete="email"
              error={errorOf('email')}
            />
            <RadioGroup
              id="seat-medium"
              legend="Medium of study"
              name="medium"
              options={media}
              error={errorOf('medium')}
            />
            <Checkbox
              id="seat-consent"
              label="You may write to me about this class"
              name="consent"
              error={errorOf('consent')}
            />
            <div>
              <Button type="submit">Ask for a place</Button>
            </div>
          </Stack>
        </form>
      )}
    </div>
  );
}

const page = (missed?: readonly Field[]) => (
  <>
    <PageHeader
      heading="Sit in on a class"
      text="Three questions. We keep the answers until the class is over."
    />
    <PageBody>
      <SeatForm {...(missed && { missed })} />
    </PageBody>
  </>
);

const tooEarly: readonly Field[] = ['medium', 'consent'];

/** Sent too early: all missing fields are listed together. */
export const Default: StoryObj = { parameters: pictured('320 dark'), render: () => page(tooEarly) };

/** Focus, which was on the button, goes to the outcome. */
export const Sent: StoryObj = {
  parameters: pictured('320 light'),
  render: () => page(),
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    await userEvent.type(canvas.getByRole('textbox'), 'asha@example.com');
    await userEvent.click(canvas.getByRole('radio', { name: 'Hindi' }));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveFocus();
    await expect(region).toHaveTextContent('Your place is asked for');
  },
};
