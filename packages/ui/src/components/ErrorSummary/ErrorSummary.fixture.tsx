import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

export default fixture({
  component: ErrorSummary,
  beside: <TextField label="First" id="first" />,
  empty: { heading: 'There is a problem', errors: [] },
  full: {
    heading: unbroken,
    headingLevel: 2,
    errors: [
      { fieldId: 'first', message: unbroken },
      { fieldId: 'first', message: long },
      { fieldId: 'gone', message: hindi },
    ],
  },
});
