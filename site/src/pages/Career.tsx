import { Button, PageBody, PageHeader, Prose } from '@setu/ui';
import { join, openings, whyWorkWithUs } from '../content/career.ts';
import { pages } from '../content/pages.ts';

export const meta = () => ({ ...pages.career.meta, path: pages.career.path });

export function Page() {
  return (
    <>
      <PageHeader heading={pages.career.heading} text={pages.career.text} />
      <PageBody>
        <Prose>
          <h2>{openings.heading}</h2>
          <p>{openings.text}</p>
          <h2>{whyWorkWithUs.heading}</h2>
          {whyWorkWithUs.reasons.map(({ heading, text }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </section>
          ))}
          <h2>{join.heading}</h2>
          <p>{join.text}</p>
          <Button href={join.action.href}>{join.action.label}</Button>
        </Prose>
      </PageBody>
    </>
  );
}
