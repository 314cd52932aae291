import { EmptyState, Loading, Notice } from '@setu/ui';
import { help } from '../data/forms.ts';
import { pair } from './pair.ts';

export const messages = {
  Notice: pair(
    <Notice
      tone="danger"
      heading="Your message was not sent"
      actions={[{ label: 'Try again', href: '#again' }, help.phone]}
    >
      What you wrote is still in the form.
    </Notice>,
    'What happened, what became of the work, and two ways on.',
    <Notice tone="danger" heading="Oops! Error 500">
      TypeError: Failed to fetch
    </Notice>,
    'A message for programmers. The visitor does not know whether to write it all again.',
  ),
  EmptyState: pair(
    <EmptyState
      text="There are no courses of this kind just now."
      action={{ label: 'All Courses', href: '#all' }}
    />,
    'There is nothing, and that is no fault; here is what there is instead.',
    <EmptyState heading="No data" text="Something went wrong." />,
    'A list that could not be fetched is not empty: `Notice` says so and offers a retry.',
  ),
  Loading: pair(
    <Loading label="Loading the courses..." />,
    'It says what is on its way, in the place where that will stand.',
    <>
      <Loading label="Please wait" />
      <Loading label="Please wait" />
      <Loading label="Please wait" />
    </>,
    'Three voices say the same. One for the whole list is enough.',
  ),
};
