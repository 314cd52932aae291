import { Checkbox, ErrorSummary, RadioGroup, SelectField, TextField } from '@setu/ui';
import { media, states } from '../data/forms.ts';
import type { Pair } from './Pair.ts';

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export const forms = {
  TextField: {
    right: {
      picture: (
        <TextField
          label="Mobile number"
          name="mobile-right"
          hint="Ten digits; we call back on working days."
          error="Enter your mobile number with ten digits"
        />
      ),
      text: 'The label stays, the hint tells beforehand, the error says how to put it right.',
    },
    wrong: {
      picture: (
        <TextField
          label="Number*"
          name="mobile-wrong"
          placeholder="Enter your 10 digit mobile number here"
          error="Invalid input!"
        />
      ),
      text: 'A placeholder is gone with the first letter, a star has to be explained, and “invalid” does not help.',
    },
  },
  SelectField: {
    right: {
      picture: (
        <SelectField
          label="State"
          name="state-right"
          options={states}
          placeholder="Choose a state"
        />
      ),
      text: 'Many answers that everybody knows, one of them to be found quickly.',
    },
    wrong: {
      picture: (
        <SelectField
          label="Have you studied with us before?"
          name="before-wrong"
          options={yesOrNo}
          placeholder="Select"
        />
      ),
      text: 'Two answers behind a press. Up to six stand open in a `RadioGroup`.',
    },
  },
  RadioGroup: {
    right: {
      picture: <RadioGroup legend="Medium of study" name="medium-right" options={media} />,
      text: 'The legend asks, each answer stands by itself, nothing is chosen beforehand.',
    },
    wrong: {
      picture: (
        <RadioGroup
          legend="Options"
          name="medium-wrong"
          options={[
            { value: 'agree', label: 'I agree to be called' },
            { value: 'daily', label: 'Send me the articles of the day' },
          ]}
          defaultValue="agree"
        />
      ),
      text: 'Both may be wanted: those are two checkboxes. And consent is never chosen beforehand.',
    },
  },
  Checkbox: {
    right: {
      picture: <Checkbox label="Send me the articles of the day" name="daily-right" />,
      text: 'Ticked is yes, and what the yes is to stands in the label.',
    },
    wrong: {
      picture: (
        <Checkbox
          label="Do not send me the articles of the day"
          name="daily-wrong"
          defaultChecked
        />
      ),
      text: 'A tick that means no, and stands there before anybody has chosen.',
    },
  },
  ErrorSummary: {
    right: {
      picture: (
        <ErrorSummary
          heading="Please fill in all fields."
          errors={[
            { fieldId: 'summary-email', message: 'Enter your email address' },
            { fieldId: 'summary-medium', message: 'Choose the medium you want to study in' },
          ]}
        />
      ),
      text: 'Each entry is a link to its field, in the same words as beside it.',
    },
    wrong: {
      picture: (
        <ErrorSummary
          heading="Error"
          errors={[
            { fieldId: 'summary-all', message: 'Validation failed. Please check your input.' },
          ]}
        />
      ),
      text: 'Which field, and what is wrong with it? The visitor has to search the form.',
    },
  },
} satisfies Record<string, Pair>;
