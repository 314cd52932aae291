import { PageHeader } from '@setu/ui/PageHeader';
import { Section } from '@setu/ui/Section';
import { ui } from '../../ui';

export default function Foundation() {
  return (
    <>
      <PageHeader
        ui={ui}
        heading="GS Foundation"
        text="Two years of general studies, from the first page to the interview."
        breadcrumbs={[{ title: 'Home', href: '/' }, { title: 'GS Foundation' }]}
      />
      <Section heading="How a week goes" layout="aside">
        <p>Five evenings of class, one paper on Saturday, and its marks on Monday.</p>
      </Section>
    </>
  );
}
