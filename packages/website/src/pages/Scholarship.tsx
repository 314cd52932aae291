import { scholarshipFormLabels } from '@locales/scholarshipFormLabels.ts';
import { registration, scholarship } from '@locales/scholarship.ts';
import {
  PageBody,
  Notice,
  PageHeader,
  Prose,
  readScholarship,
  ScholarshipForm,
  SchemeList,
  Split,
  Section,
} from '@setu/ui';
import type { ScholarshipValues } from '@setu/ui';
import type { ActionFunctionArgs } from 'react-router-dom';
import { readForm, usePublicConfig } from '@setu/kit';
import { paths } from '../paths.ts';
import { useHydrated } from '../frame/useHydrated.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import {
  documents,
  howItWorks,
  questions,
  schemes,
  schemesHeading,
} from '@site/content/scholarship.ts';
import { institute } from '@site/institute.ts';
import { whatsappHref } from '../institute/links.ts';
import { askOnWhatsapp, callUs } from '../institute/menus.ts';
import { schemeTexts } from '../content/scholarship.ts';

const page = pageCopy('scholarship', scholarship);

/** Answers the form without JavaScript. Nothing is stored or sent on. */
export async function action({ request, context }: ActionFunctionArgs): Promise<ScholarshipValues> {
  return readScholarship(await readForm(request, context));
}

export const meta = () => ({ ...page.meta, path: page.path });

export function Page({ sent }: { sent: ScholarshipValues | undefined }) {
  // In a static copy no server answers the form: there React does.
  const hydrated = useHydrated();
  const showsForm = !usePublicConfig().isStatic || hydrated;
  return (
    <>
      <PageHeader heading={page.heading} text={page.text} image={page.image} />
      <Section heading={schemesHeading}>
        <SchemeList
          schemes={schemes.map((scheme) => ({
            id: scheme.id,
            figure: `${scheme.percent}%`,
            title: schemeTexts(scheme).title,
            who: scheme.who,
            condition: scheme.incomeCondition ?? undefined,
            seats: schemeTexts(scheme).seats,
          }))}
        />
      </Section>
      <PageBody>
        <HowItWorks />
      </PageBody>
      <PageBody>
        {showsForm ? (
          <ScholarshipForm
            action={page.path}
            finish={{
              phone: callUs,
              whatsappHref: (sheet) => whatsappHref(institute, `${greeting}\n${sheet}`),
            }}
            termsHref={paths.terms}
            initial={sent && { values: sent, submitted: true }}
            labels={scholarshipFormLabels}
          />
        ) : (
          <Notice tone="info" heading={registration.heading} actions={[askOnWhatsapp, callUs]}>
            {registration.text}
          </Notice>
        )}
      </PageBody>
      <Section heading={questions.heading} layout="aside">
        <Questions />
      </Section>
    </>
  );
}

const HowItWorks = () => (
  <Split wide="neither">
    <Prose>
      <h2>{howItWorks.heading}</h2>
      <ol>
        {howItWorks.steps.map(({ heading, text }) => (
          <li key={heading}>
            <strong>{heading}.</strong> {text}
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
);

const Questions = () => (
  <Prose>
    {questions.items.map(({ question, answer }) => (
      <section key={question}>
        <h3>{question}</h3>
        <p>{answer}</p>
      </section>
    ))}
  </Prose>
);

const greeting = registration.greeting(institute.name);
