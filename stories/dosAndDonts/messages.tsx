import { EmptyState, Loading, Notice } from '@setu/ui';
import { help } from '../data/forms.ts';
import type { Pair } from './Pair.ts';

export const messages = {
  Notice: {
    right: {
      picture: (
        <Notice
          tone="danger"
          heading="Your message was not sent"
          actions={[{ label: 'Try again', href: '#again' }, help.phone]}
        >
          What you wrote is still in the form.
        </Notice>
      ),
      text: 'What happened, what became of the work, and two ways on.',
    },
    wrong: {
      picture: (
        <Notice tone="danger" heading="Oops! Error 500">
          TypeError: Failed to fetch
        </Notice>
      ),
      text: 'A message for programmers. The visitor does not know whether to write it all again.',
    },
  },
  EmptyState: {
    right: {
      picture: (
        <EmptyState
          text="There are no courses of this kind just now."
          action={{ label: 'All Courses', href: '#all' }}
        />
      ),
      text: 'There is nothing, and that is no fault; here is what there is instead.',
    },
    wrong: {
      picture: <EmptyState heading="No data" text="Something went wrong." />,
      text: 'A list that could not be fetched is not empty: `Notice` says so and offers a retry.',
    },
  },
  Loading: {
    right: {
      picture: <Loading label="Loading the courses..." />,
      text: 'It says what is on its way, in the place where that will stand.',
    },
    wrong: {
      picture: (
        <>
          <Loading label="Please wait" />
          <Loading label="Please wait" />
          <Loading label="Please wait" />
        </>
      ),
      text: 'Three voices say the same. One for the whole list is enough.',
    },
  },
} satisfies Record<string, Pair>;
