import type { Content } from '../model.ts';
import { ContactForm } from './ContactForm.tsx';
import { PageHeader } from './Layout.tsx';
import '../css/contact.css';

export function Contact({ contact, institute }: Pick<Content, 'contact' | 'institute'>) {
  const { contactLines, address } = institute;
  return (
    <>
      <PageHeader heading={contact.heading} text={contact.text} />
      <div className="box page-body split">
        <dl className="lines">
          {contactLines.map(({ label, href, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <a href={href}>{value}</a>
              </dd>
            </div>
          ))}
          <div>
            <dt>{address.label}</dt>
            <dd>
              {address.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
        </dl>
        <ContactForm />
      </div>
    </>
  );
}
