import { selections } from '@locales/results.ts';
import { CardGrid, PageBody, PageHeader, ResourceCard } from '@setu/ui';
import { shownResults } from '../content/results.ts';
import { pageCopy } from '../locales/pageCopy.ts';

const page = pageCopy('selections', selections);

export const meta = () => ({ ...page.meta, path: page.path });

export function Page() {
  return (
    <>
      <PageHeader heading={page.heading} text={page.text} />
      <PageBody>
        <CardGrid size="small">
          {shownResults.map(({ title, heading, image, path }) => (
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
