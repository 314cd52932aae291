import { PageBody, PageHeader, Prose } from '@setu/ui';
import { aboutSections } from '../content/about.ts';
import { pages } from '../content/pages.ts';

export const meta = () => ({ ...pages.about.meta, path: pages.about.path });

export function Page() {
  return (
    <>
      <PageHeader heading={pages.about.heading} text={pages.about.text} />
      <PageBody>
        <Prose>
          {aboutSections.map(({ id, heading, paragraphs }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </Prose>
      </PageBody>
    </>
  );
}
