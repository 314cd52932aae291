import { Breadcrumbs, PageHeader, Prose, Section } from '@setu/ui';
import { pair } from './pair.ts';

export const pages = {
  Breadcrumbs: pair(
    <Breadcrumbs
      items={[
        { title: 'Home', href: '#home' },
        { title: 'Editorial Analysis', href: '#list' },
        { title: 'Reading the Argument over Grants' },
      ]}
    />,
    'From the home page down to this one, which is no link.',
    <Breadcrumbs
      items={[
        { title: 'Previous article', href: '#before' },
        { title: 'Next article', href: '#after' },
      ]}
    />,
    'A way through a list is not a place on the site.',
  ),
  PageHeader: pair(
    <PageHeader
      heading="Offline Mode"
      text="Courses taught in our Delhi classrooms."
      back={{ href: '#courses', label: 'All courses' }}
    />,
    'The heading is what the link that led here says; a sentence tells what is below.',
    <PageHeader
      heading="Welcome to the page of all our courses that are taught offline in Delhi!"
      text="Welcome! On this page you will find courses. Please scroll down to see the courses."
    />,
    'Three lines before the first course, and not one of them helps to choose.',
  ),
  Section: pair(
    <Section heading="Latest articles" action={{ label: 'All articles', href: '#all' }}>
      <p>Reading the Argument over Grants to States</p>
    </Section>,
    'A heading that names what is in it, and one link to more of the same.',
    <Section heading="Articles" tone="sunken">
      <Section heading="Latest" tone="paper">
        <p>Reading the Argument over Grants to States</p>
      </Section>
    </Section>,
    'One in another: two bands, two margins, and the heading of the first says nothing.',
  ),
  Prose: pair(
    <Prose>
      <h2>Who can register</h2>
      <ul>
        <li>Students in their last year</li>
        <li>Families that earn less than ₹4,50,000 a year</li>
      </ul>
    </Prose>,
    'Headings, lists and paragraphs, each as the element that it is.',
    <Prose>
      <p>
        <strong>WHO CAN REGISTER</strong>
        <br />- students in their last year
        <br />- families that earn less than Rs. 450000/- p.a.
      </p>
    </Prose>,
    'It looks like a heading and a list, and is neither to a listener.',
  ),
};
