import { pages } from '../../../../packages/website/src/locales/pages.ts';
import { frameTexts } from '../../../shared/frame.ts';
import { Contact } from '../../../shared/react/Contact.tsx';

export default function ContactPage() {
  return (
    <>
      <title>{pages.contact.meta.title}</title>
      <Contact contact={pages.contact} institute={frameTexts} />
    </>
  );
}
