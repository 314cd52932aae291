import { Checkbox, ErrorSummary, RadioGroup, SelectField, TextField } from '@setu/ui';
import { media, states } from '../data/forms.ts';
import { pair } from './pair.ts';

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export const forms = {
  TextField: pair(
    <TextField
      label="Mobile number"
      name="mobile-right"
      hint="Ten digits; we call back on working days."
      error="Enter your mobile number with ten digits"
    />,
    'The label stays, the hint tells beforehand, the error says how to put it right.',
    <TextField
      label="Number*"
      name="mobile-wrong"
      placeholder="Enter your 10 digit mobile number here"
      error="Invalid input!"
    />,
    'A placeholder is gone with the first letter, a star has to be explained, and “invalid” does not help.',
  ),
  SelectField: pair(
    <SelectField
      label="State"
      name="state-right"
      options={states}
      placeholder="Choose a state"
    />,
    'Many answers that everybody knows, one of them to be found quickly.',
    <SelectField
      label="Have you studied with us before?"
      name="before-wrong"
      options={yesOrNo}
      placeholder="Select"
    />,
    'Two answers behind a press. Up to six stand open in a `RadioGroup`.',
  ),
  RadioGroup: pair(
    <RadioGroup legend="Medium of study" name="medium-right" options={media} />,
    'The legend asks, each answer stands by itself, nothing is chosen beforehand.',
    <RadioGroup
      legend="Options"
      name="medium-wrong"
      options={[
        { value: 'agree', label: 'I agree to be called' },
        { value: 'daily', label: 'Send me the articles of the day' },
      ]}
      defaultValue="agree"
    />,
    'Both may be wanted: those are two checkboxes. And consent is never chosen beforehand.',
  ),
  Checkbox: pair(
    <Checkbox label="Send me the articles of the day" name="daily-right" />,
    'Ticked is yes, and what the yes is to stands in the label.',
    <Checkbox
      label="Do not send me the articles of the day"
      name="daily-wrong"
      defaultChecked
    />,
    'A tick that means no, and stands there before anybody has chosen.',
  ),
  ErrorSummary: pair(
    <ErrorSummary
      heading="Please fill in all fields."
      errors={[
        { fieldId: 'summary-email', message: 'Enter your email address' },
        { fieldId: 'summary-medium', message: 'Choose the medium you want to study in' },
      ]}
    />,
    'Each entry is a link to its field, in the same words as beside it.',
    <ErrorSummary
      heading="Error"
      errors={[
        { fieldId: 'summary-all', message: 'Validation failed. Please check your input.' },
      ]}
    />,
    'Which field, and what is wrong with it? The visitor has to search the form.',
  ),
};
