import { spyOn } from 'storybook/test';
import { failed } from '../../../packages/website/src/contact/submitContact.ts';
import { Page } from '../../../packages/website/src/pages/Contact.tsx';
import { writtenContact } from '../../data/forms.ts';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'] };

const path = '/contact';

export const Full = sitePage(Page, path, { data: null, sent: undefined });

export const Sent = {
  ...sitePage(Page, path, { data: { replyTo: writtenContact.email }, sent: undefined }),
  beforeEach: () => {
    // The page removes its token from the address, which in a story is Storybook's.
    spyOn(window.history, 'replaceState').mockReturnValue(undefined);
  },
};

/** The form keeps everything that was written. */
export const Failed = sitePage(Page, path, {
  data: null,
  sent: { result: failed, values: writtenContact, key: 'key-1' },
});
