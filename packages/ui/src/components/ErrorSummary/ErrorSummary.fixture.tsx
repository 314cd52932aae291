import { type Fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

export default {
  name: 'ErrorSummary',
  empty: (root) => <ErrorSummary {...root} heading="There is a problem" errors={[]} />,
  full: (root) => (
    <>
      <ErrorSummary
        {...root}
        heading={unbroken}
        headingLevel={2}
        errors={[
          { fieldId: 'first', message: unbroken },
          { fieldId: 'first', message: long },
          { fieldId: 'gone', message: hindi },
        ]}
      />
      <TextField label="First" id="first" />
    </>
  ),
} satisfies Fixture;
