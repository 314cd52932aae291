import { Button, PageHeader, Prose, Section } from '@setu/ui';
import { join, openings, whyWorkWithUs } from '@site/content/career.ts';
import { pages } from '../texts/pages.ts';

export const meta = () => ({ ...pages.career.meta, path: pages.career.path });

export function Page() {
  return (
    <>
      <PageHeader
        heading={pages.career.heading}
        text={pages.career.text}
        image={pages.career.image}
      />
      <Section heading={openings.heading} layout="aside">
        <Prose>
          <p>{openings.text}</p>
        </Prose>
      </Section>
      <Section heading={whyWorkWithUs.heading} layout="aside">
        <Prose>
          {whyWorkWithUs.reasons.map(({ heading, text }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </section>
          ))}
        </Prose>
      </Section>
      <Section heading={join.heading} layout="aside">
        <Prose>
          <p>{join.text}</p>
          <Button href={join.action.href}>{join.action.label}</Button>
        </Prose>
      </Section>
    </>
  );
}
