import { useId } from 'react';
import { IconPhone, IconWhatsApp } from '../Icon/icons.tsx';
import type { ContactLink } from '../../internal/link/ContactLink.ts';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { WordsAndTitle } from '../../internal/text/WordsAndTitle.tsx';
import { Actions } from '../Button/Actions.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './CourseDetail.css.ts';
import type { CourseDetailLabels } from './courseDetailLabels.ts';

interface Buying extends UiProps {
  /** Undefined: the course cannot be bought online. */
  buyHref: string | undefined;
  ask: { whatsapp: ContactLink; phone: ContactLink } | undefined;
  labels: CourseDetailLabels;
}

/** A course's duration, fees, purchase link and contact links. Renders nothing without any of them. */
export function Offer({
  facts,
  buyHref,
  ask,
  labels,
  ui,
}: Buying & { facts: readonly { term: string; fact: string }[] }) {
  if (facts.length === 0 && buyHref === undefined && !ask) return null;
  return (
    <div className={styles.offer}>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ term, fact }) => (
            <div key={term}>
              <Text as="dt" tone="muted" size="sm">
                {term}
              </Text>
              {/* A short fact such as '12 months' is set as a large figure, a sentence as text. */}
              <dd className={fact.length <= 24 ? styles.fact : styles.longFact}>
                <DevanagariRuns text={fact} ui={ui} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {buyHref !== undefined && (
        <div className={styles.buy} data-address={`${labels.buyNow}: ${buyHref}`}>
          <Button ui={ui} href={buyHref} size="lg" variant="accent">
            {labels.buyNow}
          </Button>
        </div>
      )}
      {ask && <Ask {...ask} ui={ui} />}
    </div>
  );
}

function Ask({ whatsapp, phone, ui }: NonNullable<Buying['ask']> & UiProps) {
  return (
    <div className={styles.ask}>
      <Actions
        ui={ui}
        items={[
          { ...whatsapp, icon: <IconWhatsApp /> },
          { ...phone, icon: <IconPhone /> },
        ]}
        first="secondary"
      />
    </div>
  );
}

/** Explains how to enrol in a course, or that it cannot be bought online. */
export function Enroll({ buyHref, title, ask, labels, ui }: Buying & { title: string }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.enroll}>
      <Stack gap="x2" className={styles.enrollWords}>
        <Heading level={2} id={headingId}>
          {labels.howToEnroll}
        </Heading>
        <Text tone="muted" measure>
          {buyHref === undefined ? labels.howToEnrollClosed : labels.howToEnrollText}
        </Text>
      </Stack>
      {buyHref !== undefined && (
        <Button ui={ui} href={buyHref} size="lg" variant="accent">
          <WordsAndTitle
            ui={ui}
            words={labels.enrollNow}
            name={labels.linkName(labels.enrollNow, title)}
            title={title}
          />
        </Button>
      )}
      {ask && <Ask {...ask} ui={ui} />}
    </section>
  );
}
