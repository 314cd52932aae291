import { CardGrid } from '@setu/ui/CardGrid';
import { Chip } from '@setu/ui/Chip';
import { Dialog, DialogContent, DialogTrigger } from '@setu/ui/Dialog';
import { Grid } from '@setu/ui/Grid';
import { Heading } from '@setu/ui/Heading';
import { Hero } from '@setu/ui/Hero';
import { Inline } from '@setu/ui/Inline';
import { Notice } from '@setu/ui/Notice';
import { Prose } from '@setu/ui/Prose';
import { ResourceCard } from '@setu/ui/ResourceCard';
import { Section } from '@setu/ui/Section';
import { Split } from '@setu/ui/Split';
import { Stack } from '@setu/ui/Stack';
import { Table, TableCell, TableHeader } from '@setu/ui/Table';
import { Tab, TabList, TabPanel, Tabs } from '@setu/ui/Tabs';
import { Text } from '@setu/ui/Text';
import type { UiSettings } from '@setu/ui/UiProvider';
import type english from './en.json';
import { MentorForm } from './MentorForm';

type Texts = typeof english;

/** With Vite, all of this is client code; with Next, only the tabs, the dialogs and the form are. */
export function Alumni({ texts, ui }: { texts: Texts; ui?: UiSettings }) {
  const { hero, sample, paths, people, years, talks, mentor } = texts;
  return (
    <>
      <Hero
        ui={ui}
        heading={hero.heading}
        text={hero.text}
        action={{ label: hero.ask, href: '#mentor' }}
        secondaryAction={{ label: hero.meet, href: '#people' }}
        image={{ src: '/hero.svg', alt: '', width: 800, height: 600 }}
      />
      <Section heading={paths.heading} intro={paths.intro}>
        <Notice tone="info" heading={sample.heading}>
          {sample.text}
        </Notice>
        <Paths {...paths} />
      </Section>
      <Section heading={people.heading} tone="sunken" id="people">
        <Grid as="ul" gap="x10">
          {people.all.map((person) => (
            <PersonCard key={person.name} person={person} texts={people} />
          ))}
        </Grid>
      </Section>
      <Section heading={years.heading}>
        <Years {...years} locale={texts.locale} />
      </Section>
      <Section heading={talks.heading} tone="brand">
        <CardGrid>
          {talks.all.map((talk) => (
            <ResourceCard key={talk.title} ui={ui} {...talk} href="#mentor" />
          ))}
        </CardGrid>
      </Section>
      <Section heading={mentor.heading} intro={mentor.intro} layout="aside" id="mentor">
        <MentorForm
          texts={mentor}
          paths={paths.tabs.map(({ value, name }) => ({ value, label: name }))}
        />
      </Section>
    </>
  );
}

function Paths({ heading, tabs }: Texts['paths']) {
  return (
    <Tabs id="paths" defaultValue="service">
      <TabList label={heading}>
        {tabs.map(({ value, name }) => (
          <Tab key={value} value={value}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ value, name, text, points }) => (
        <TabPanel key={value} value={value} heading={name} headingLevel={3}>
          <Split wide="first">
            <Text size="lg" measure>
              {text}
            </Text>
            <Prose>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Prose>
          </Split>
        </TabPanel>
      ))}
    </Tabs>
  );
}

type Person = Texts['people']['all'][number];

function PersonCard({ person, texts }: { person: Person; texts: Texts['people'] }) {
  return (
    <Stack justify="space-between" align="start">
      <Stack gap="x3">
        <Inline gap="x2">
          <Chip>{person.work}</Chip>
          <Text as="span" size="sm" tone="muted">
            {person.batch}
          </Text>
        </Inline>
        <Heading level={3}>{person.name}</Heading>
        <Text>{person.line}</Text>
      </Stack>
      <Dialog>
        <DialogTrigger variant="secondary" aria-label={`${texts.read}: ${person.name}`}>
          {texts.read}
        </DialogTrigger>
        <DialogContent title={texts.story.replace('{name}', person.name)}>
          <Text size="reading">{person.story}</Text>
        </DialogContent>
      </Dialog>
    </Stack>
  );
}

function Years({ caption, columns, rows, locale }: Texts['years'] & { locale: string }) {
  const number = new Intl.NumberFormat(locale);
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <TableHeader key={column} numeric={index > 0}>
              {column}
            </TableHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([year, ...counts]) => (
          <tr key={year}>
            <TableHeader scope="row">{year}</TableHeader>
            {counts.map((count, index) => (
              <TableCell key={columns[index]} numeric>
                {number.format(count)}
              </TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
