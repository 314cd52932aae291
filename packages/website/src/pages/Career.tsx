import { career } from '@locales/about.ts';
import { Button, PageHeader, Prose, Section } from '@setu/ui';
import { join, openings, whyWorkWithUs } from '@site/content/career.ts';
import { pageCopy } from '../locales/pageCopy.ts';

const page = pageCopy('career', career);

export const meta = () => ({ ...page.meta, path: page.path });

export function Page() {
  return (
    <>
      <PageHeader heading={page.heading} text={page.text} image={page.image} />
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
