import {
  Button,
  CallToAction,
  Chip,
  ContactDetails,
  Container,
  EmptyState,
  ErrorScreen,
  Hero,
  Loading,
  NotFound,
  Notice,
  PageBody,
  PageHeader,
  PageStatus,
  Prose,
  ResultPoster,
  SchemeList,
  Section,
  Split,
} from '../index.ts';
import { pixel } from '../internal/testing/pixel.ts';
import type { Fixture } from './Fixture.ts';
import { hindi, long, unbroken } from './texts.ts';

const nothing = () => undefined;
const picture = { src: pixel, alt: long, width: 800, height: 600 };

export const pageFixtures: readonly Fixture[] = [
  {
    name: 'Button',
    refElement: 'button',
    // A button without any name has no use; the shortest one has.
    empty: (root) => <Button {...root}>x</Button>,
    full: (root) => (
      <Button {...root} variant="accent" size="lg" icon={<svg />} type="submit" disabled>
        {long}
      </Button>
    ),
  },
  {
    name: 'Button',
    shape: 'a link',
    refElement: 'a',
    empty: (root) => (
      <Button {...root} href="/">
        x
      </Button>
    ),
    full: (root) => (
      <Button {...root} href="https://example.com/" variant="secondary" size="sm" icon={<svg />}>
        {unbroken}
      </Button>
    ),
  },
  {
    name: 'Chip',
    refElement: 'span',
    empty: (root) => <Chip {...root}>x</Chip>,
    full: (root) => <Chip {...root}>{long}</Chip>,
  },
  {
    name: 'Chip',
    shape: 'a link',
    refElement: 'a',
    empty: (root) => (
      <Chip {...root} href="/">
        x
      </Chip>
    ),
    full: (root) => (
      <Chip {...root} href="/category">
        {unbroken}
      </Chip>
    ),
  },
  {
    name: 'Container',
    refElement: 'div',
    empty: (root) => <Container {...root}>{null}</Container>,
    full: (root) => <Container {...root}>{long}</Container>,
  },
  {
    name: 'Section',
    refElement: 'section',
    empty: (root) => <Section {...root} heading="Courses" />,
    full: (root) => (
      <Section
        {...root}
        heading={unbroken}
        headingLevel={2}
        intro={long}
        action={{ label: unbroken, href: '/more' }}
        tone="brand"
      >
        <p>{hindi}</p>
      </Section>
    ),
  },
  {
    name: 'Section',
    shape: 'with its heading aside',
    refElement: 'section',
    empty: (root) => <Section {...root} heading="Courses" layout="aside" />,
    full: (root) => (
      <Section
        {...root}
        heading={long}
        headingLevel={2}
        intro={unbroken}
        action={{ label: hindi, href: '/more' }}
        layout="aside"
      >
        <p>{unbroken}</p>
      </Section>
    ),
  },
  {
    name: 'PageHeader',
    refElement: 'div',
    empty: (root) => <PageHeader {...root} heading="Page" />,
    full: (root) => (
      <PageHeader
        {...root}
        heading={long}
        text={unbroken}
        breadcrumbs={[{ title: unbroken, href: '/' }, { title: hindi }]}
        back={{ label: unbroken, href: '/back' }}
        image={pixel}
      />
    ),
  },
  {
    name: 'PageBody',
    refElement: 'div',
    empty: (root) => <PageBody {...root}>{null}</PageBody>,
    full: (root) => (
      <PageBody {...root}>
        <p>{long}</p>
        <p>{hindi}</p>
      </PageBody>
    ),
  },
  {
    name: 'Split',
    refElement: 'div',
    empty: (root) => <Split {...root}>{null}</Split>,
    full: (root) => (
      <Split {...root} even>
        <p>{long}</p>
        <p>{unbroken}</p>
      </Split>
    ),
  },
  {
    name: 'Prose',
    refElement: 'div',
    empty: (root) => <Prose {...root}>{null}</Prose>,
    full: (root) => (
      <Prose {...root}>
        <h2>{unbroken}</h2>
        <p>
          {long} <a href="/a">{unbroken}</a>
        </p>
        <h3>{hindi}</h3>
        <ul>
          <li>{unbroken}</li>
        </ul>
        <blockquote>{unbroken}</blockquote>
      </Prose>
    ),
  },
  {
    name: 'Hero',
    refElement: 'div',
    empty: (root) => <Hero {...root} heading="Setu" />,
    full: (root) => (
      <Hero
        {...root}
        heading={unbroken}
        text={long}
        action={{ label: unbroken, href: '/a' }}
        secondaryAction={{ label: hindi, href: '/b' }}
        image={{ ...picture, srcSet: `${pixel} 1x`, sizes: '100vw' }}
      />
    ),
  },
  {
    name: 'CallToAction',
    refElement: 'section',
    empty: (root) => <CallToAction {...root} heading="Call us" actions={[]} />,
    full: (root) => (
      <CallToAction
        {...root}
        heading={unbroken}
        text={long}
        actions={[
          { label: unbroken, href: '/a', icon: <svg /> },
          { label: hindi, href: 'tel:+910000000000' },
        ]}
      />
    ),
  },
  {
    name: 'Notice',
    refElement: 'div',
    empty: (root) => <Notice {...root} tone="info" />,
    full: (root) => (
      <Notice
        {...root}
        tone="danger"
        heading={unbroken}
        actions={[
          { label: unbroken, href: '/a' },
          { label: hindi, onClick: nothing },
        ]}
        live="assertive"
        tabIndex={-1}
      >
        {long}
      </Notice>
    ),
  },
  {
    name: 'Loading',
    refElement: 'div',
    empty: (root) => <Loading {...root} />,
    full: (root) => <Loading {...root} label={long} />,
  },
  {
    name: 'EmptyState',
    refElement: 'div',
    empty: (root) => <EmptyState {...root} text="" />,
    full: (root) => (
      <EmptyState
        {...root}
        heading={unbroken}
        text={long}
        action={{ label: unbroken, href: '/a' }}
      />
    ),
  },
  {
    name: 'NotFound',
    refElement: 'div',
    empty: (root) => (
      <NotFound {...root} heading="Not found" action={{ label: 'Home', href: '/' }} />
    ),
    full: (root) => (
      <NotFound
        {...root}
        heading={unbroken}
        text={long}
        action={{ label: hindi, href: '/' }}
        image={picture}
      />
    ),
  },
  {
    name: 'ErrorScreen',
    refElement: 'div',
    empty: (root) => <ErrorScreen {...root} heading="Error" />,
    full: (root) => (
      <ErrorScreen
        {...root}
        heading={unbroken}
        message={long}
        actions={[
          { label: unbroken, onClick: nothing },
          { label: hindi, href: '/' },
        ]}
      />
    ),
  },
  {
    name: 'ResultPoster',
    refElement: 'div',
    empty: (root) => (
      <ResultPoster
        {...root}
        heading="Results"
        image={{ src: '', alt: 'Ranks', width: 800, height: 1000 }}
        action={{ label: 'Call', href: 'tel:+910000000000' }}
      />
    ),
    full: (root) => (
      <ResultPoster
        {...root}
        heading={unbroken}
        image={picture}
        action={{ label: unbroken, href: '/a', icon: <svg /> }}
        text={long}
        back={{ label: hindi, href: '/back' }}
      />
    ),
  },
  {
    name: 'ContactDetails',
    refElement: 'dl',
    empty: (root) => <ContactDetails {...root} lines={[]} />,
    full: (root) => (
      <ContactDetails
        {...root}
        lines={[
          { kind: 'phone', label: unbroken, value: unbroken, href: 'tel:+910000000000' },
          { kind: 'mail', label: hindi, value: long, href: 'javascript:alert(1)' },
        ]}
        address={{ label: unbroken, lines: [unbroken, hindi] }}
      />
    ),
  },
  {
    name: 'SchemeList',
    refElement: 'ul',
    empty: (root) => <SchemeList {...root} schemes={[]} />,
    full: (root) => (
      <SchemeList
        {...root}
        headingLevel={2}
        schemes={[
          {
            id: 'a',
            figure: unbroken,
            title: unbroken,
            who: long,
            condition: unbroken,
            seats: unbroken,
          },
          { id: 'b', figure: '50%', title: hindi, who: hindi, condition: null, seats: '' },
        ]}
      />
    ),
  },
  {
    name: 'PageStatus',
    refElement: 'div',
    empty: (root) => <PageStatus {...root} loading={false} />,
    full: (root) => (
      <PageStatus {...root} loading announcement={long} labels={{ loading: unbroken }} />
    ),
  },
];
