import { Button, PageHeader, Prose, Section } from '@setu/ui';
import type { Reason, TextSection } from '../../instituteTypes.ts';
import type { PageCopy } from '../../locales/pageCopy.ts';

export const textPage = (
  page: PageCopy,
  sections: readonly (TextSection & { reasons?: readonly Reason[] })[],
) => ({
  meta: () => ({ ...page.meta, path: page.path }),
  Page: () => (
    <>
      <PageHeader heading={page.heading} text={page.text} image={page.image} />
      {sections.map(({ id, heading, paragraphs, reasons = [], link }) => (
        <Section key={id} id={id} heading={heading} layout="aside">
          <Prose>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {reasons.map((reason) => (
              <section key={reason.heading}>
                <h3>{reason.heading}</h3>
                <p>{reason.text}</p>
              </section>
            ))}
            {link && <Button href={link.href}>{link.label}</Button>}
          </Prose>
        </Section>
      ))}
    </>
  ),
});
