import { PageBody, PageHeader, Prose, ScholarshipForm, SchemeList, Section, Split } from '@setu/ui';
import type { ScholarshipFormProps } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pages } from '../../site/src/content/pages.ts';
import {
  documents,
  howItWorks,
  questions,
  registrationMessage,
  schemes,
  schemesHeading,
  schemeTexts,
} from '../../site/src/content/scholarship.ts';
import { institute, whatsappHref } from '../../site/src/institute.ts';
import { filledScholarship, halfFilledScholarship } from '../data/forms.ts';
import { SiteFrame } from './SiteFrame.tsx';

const meta = {
  title: 'Pages/Scholarship',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { path, heading, text } = pages.scholarship;

function Page({ initial }: Pick<ScholarshipFormProps, 'initial'>) {
  return (
    <SiteFrame path={path}>
      <PageHeader heading={heading} text={text} />
      <Section heading={schemesHeading}>
        <SchemeList
          schemes={schemes.map((scheme) => ({
            id: scheme.id,
            figure: `${scheme.percent}%`,
            title: schemeTexts(scheme).title,
            who: scheme.who,
            condition: scheme.incomeCondition,
            seats: schemeTexts(scheme).seats,
          }))}
        />
      </Section>
      <PageBody>
        <Split even>
          <Prose>
            <h2>{howItWorks.heading}</h2>
            <ol>
              {howItWorks.steps.map((step) => (
                <li key={step.heading}>
                  <strong>{step.heading}.</strong> {step.text}
                </li>
              ))}
            </ol>
          </Prose>
          <Prose>
            <h2>{documents.heading}</h2>
            <p>{documents.intro}</p>
            <ul>
              {documents.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Prose>
        </Split>
        <ScholarshipForm
          action={path}
          finish={{
            phone: {
              label: `Call ${institute.admissionsPhone.display}`,
              href: institute.admissionsPhone.href,
            },
            whatsappHref: (values) => whatsappHref(registrationMessage(values)),
          }}
          initial={initial}
        />
        <Prose>
          <h2>{questions.heading}</h2>
          {questions.items.map(({ question, answer }) => (
            <section key={question}>
              <h3>{question}</h3>
              <p>{answer}</p>
            </section>
          ))}
        </Prose>
      </PageBody>
    </SiteFrame>
  );
}

export const Full: Story = { render: () => <Page initial={undefined} /> };

/** The answer to a form with fields left empty. */
export const Incomplete: Story = {
  render: () => <Page initial={{ values: halfFilledScholarship, submitted: true }} />,
};

export const Complete: Story = {
  render: () => <Page initial={{ values: filledScholarship, submitted: true }} />,
};
