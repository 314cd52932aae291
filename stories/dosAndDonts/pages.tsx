import { Breadcrumbs, PageHeader, Prose, Section } from '@setu/ui';
import type { Pair } from './Pair.ts';

export const pages = {
  Breadcrumbs: {
    right: {
      picture: (
        <Breadcrumbs
          items={[
            { title: 'Home', href: '#home' },
            { title: 'Editorial Analysis', href: '#list' },
            { title: 'Reading the Argument over Grants' },
          ]}
        />
      ),
      text: 'From the home page down to this one, which is no link.',
    },
    wrong: {
      picture: (
        <Breadcrumbs
          items={[
            { title: 'Previous article', href: '#before' },
            { title: 'Next article', href: '#after' },
          ]}
        />
      ),
      text: 'A way through a list is not a place on the site.',
    },
  },
  PageHeader: {
    right: {
      picture: (
        <PageHeader
          heading="Offline Mode"
          text="Courses taught in our Delhi classrooms."
          back={{ href: '#courses', label: 'All courses' }}
        />
      ),
      text: 'The heading is what the link that led here says; a sentence tells what is below.',
    },
    wrong: {
      picture: (
        <PageHeader
          heading="Welcome to the page of all our courses that are taught offline in Delhi!"
          text="Welcome! On this page you will find courses. Please scroll down to see the courses."
        />
      ),
      text: 'Three lines before the first course, and not one of them helps to choose.',
    },
  },
  Section: {
    right: {
      picture: (
        <Section heading="Latest articles" action={{ label: 'All articles', href: '#all' }}>
          <p>Reading the Argument over Grants to States</p>
        </Section>
      ),
      text: 'A heading that names what is in it, and one link to more of the same.',
    },
    wrong: {
      picture: (
        <Section heading="Articles" tone="sunken">
          <Section heading="Latest" tone="paper">
            <p>Reading the Argument over Grants to States</p>
          </Section>
        </Section>
      ),
      text: 'One in another: two bands, two margins, and the heading of the first says nothing.',
    },
  },
  Prose: {
    right: {
      picture: (
        <Prose>
          <h2>Who can register</h2>
          <ul>
            <li>Students in their last year</li>
            <li>Families that earn less than ₹4,50,000 a year</li>
          </ul>
        </Prose>
      ),
      text: 'Headings, lists and paragraphs, each as the element that it is.',
    },
    wrong: {
      picture: (
        <Prose>
          <p>
            <strong>WHO CAN REGISTER</strong>
            <br />- students in their last year
            <br />- families that earn less than Rs. 450000/- p.a.
          </p>
        </Prose>
      ),
      text: 'It looks like a heading and a list, and is neither to a listener.',
    },
  },
} satisfies Record<string, Pair>;
