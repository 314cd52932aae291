import { Contact } from '../../../../shared/react/Contact.tsx';
import { content } from '../../../../shared/source.ts';

export function generateMetadata() {
  const { title, description } = content().contact.meta;
  return { title, description, alternates: { canonical: '/contact' } };
}

export default function Page() {
  const { contact, institute } = content();
  return <Contact contact={contact} institute={institute} />;
}
