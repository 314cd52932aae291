import { CardGrid, PageBody, PageHeader, ResourceCard } from '@setu/ui';
import { pages } from '../texts/pages.ts';
import { results } from '@site/content/results.ts';

export const meta = () => ({ ...pages.selections.meta, path: pages.selections.path });

/** The years, each a picture that leads to its page. */
export function Page() {
  return (
    <>
      <PageHeader heading={pages.selections.heading} text={pages.selections.text} />
      <PageBody>
        <CardGrid size="small">
          {results.map(({ title, heading, image, path }) => (
            <ResourceCard
              key={title}
              title={heading}
              image={image.src}
              ratio="4/5"
              href={path}
              headingLevel={2}
            />
          ))}
        </CardGrid>
      </PageBody>
    </>
  );
}
