import { fullStop } from '@locales/common.ts';
import { fieldWords } from '@locales/scholarshipFields.ts';
import { scholarshipFormLabels } from '@locales/labels.ts';
import { registration, scheme as words, scholarship } from '@locales/scholarship.ts';
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
import { useCallback, useRef, useState } from 'react';
import type { ActionFunctionArgs } from 'react-router-dom';
import { readForm, usePublicConfig } from '@setu/kit';
import { type FormEntries, type TabStore, keepForm, tabStore } from '../device/tabStore.ts';
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
import { pageAddress } from '../language/language.ts';
import { scholarshipFieldsIn } from '../content/scholarshipFields.ts';

const page = pageCopy('scholarship', scholarship);
const fields = scholarshipFieldsIn(fieldWords);
type Sent = ScholarshipValues<typeof fields>;

/** As long as the draft of the contact form: many visitors use a computer that is not theirs. */
const maxAgeMs = 30 * 60_000;
const inTab = tabStore<{ entries: FormEntries; at: number }>('setu:scholarship');
const store: TabStore<FormEntries> = {
  read() {
    const { entries, at } = inTab.read() ?? { entries: [], at: 0 };
    // A clock that was set right in between may have been turned back.
    return Math.abs(Date.now() - at) < maxAgeMs ? entries : [];
  },
  write: (entries) => inTab.write({ entries, at: Date.now() }),
};

async function answer({ request, context }: ActionFunctionArgs): Promise<Sent> {
  return readScholarship(fields, await readForm(request, context));
}

/** Answers the form without JavaScript: no browser loads it. Nothing is stored or sent on. */
export const action = import.meta.env.SSR ? answer : undefined;

export const meta = () => ({ ...page.meta, path: page.path });

export function Page({ sent }: { sent: Sent | undefined }) {
  // In a static copy no server answers the form; React does once it has hydrated the page.
  const hydrated = useHydrated();
  const showsForm = !usePublicConfig().isStatic || hydrated;
  const ref = useRef<HTMLFormElement>(null);
  const [isKept, setKept] = useState(false);
  const keep = useCallback(
    (form: HTMLFormElement | null) => {
      ref.current = form;
      if (form && !sent) setKept(store.read()?.some(([, value]) => value !== '') === true);
      keepForm(form, store);
    },
    [sent],
  );
  const discard = () => {
    ref.current?.reset();
    // Whatever the form has made of it goes too.
    ref.current?.dispatchEvent(new Event('input', { bubbles: true }));
    ref.current?.querySelector('input')?.focus();
    setKept(false);
  };
  return (
    <>
      <PageHeader heading={page.heading} text={page.text} image={page.image} />
      <Section heading={schemesHeading}>
        <SchemeList
          schemes={schemes.map((scheme) => ({
            id: scheme.id,
            figure: `${scheme.percent}%`,
            who: scheme.who,
            condition: scheme.incomeCondition ?? undefined,
            title: words.title(scheme.percent),
            seats: words.seats(scheme.seatsPerYear),
          }))}
        />
      </Section>
      <PageBody>
        <HowItWorks />
      </PageBody>
      <PageBody>
        {/* One child, so that an empty status takes no space. */}
        <div>
          {showsForm ? (
            <ScholarshipForm
              ref={keep}
              action={pageAddress(page.path)}
              fields={fields}
              onSubmit={logInDevelopment}
              finish={{
                phone: callUs,
                whatsappHref: (sheet) => whatsappHref(institute, `${greeting}\n${sheet}`),
              }}
              initial={sent && { values: sent, submitted: true }}
              labels={scholarshipFormLabels}
            />
          ) : (
            <Notice tone="info" heading={registration.heading} actions={[askOnWhatsapp, callUs]}>
              {registration.text}
            </Notice>
          )}
          {/* Below the form, in which the visitor may already be typing. */}
          <div role="status">
            {isKept && (
              <Notice
                tone="info"
                style={{ marginBlockStart: '2rem' }}
                actions={[{ label: registration.discard, onClick: discard }]}
              >
                {registration.kept}
              </Notice>
            )}
          </div>
        </div>
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
            <strong>{heading + fullStop}</strong> {text}
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

function logInDevelopment(values: Sent) {
  // Personal, so never in production.
  // oxlint-disable-next-line no-console -- for developers of the form
  if (import.meta.env.DEV) console.log('Scholarship form', values);
}
