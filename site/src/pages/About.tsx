import { PageHeader, Prose, Section } from '@setu/ui';
import { aboutSections } from '../content/about.ts';
import { pages } from '../content/pages.ts';

export const meta = () => ({ ...pages.about.meta, path: pages.about.path });

export function Page() {
  return (
    <>
      <PageHeader heading={pages.about.heading} text={pages.about.text} image={pages.about.image} />
      {aboutSections.map(({ id, heading, paragraphs }) => (
        <Section key={id} id={id} heading={heading} layout="aside">
          <Prose>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Section>
      ))}
    </>
  );
}
