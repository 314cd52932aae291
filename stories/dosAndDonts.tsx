import {
  Breadcrumbs,
  Button,
  CardGrid,
  CategoryFilter,
  Checkbox,
  Chip,
  CourseCard,
  Inline,
  ListStatus,
  Loading,
  PageHeader,
  Pagination,
  Prose,
  RadioGroup,
  ResourceCard,
  ShareLinks,
} from '@setu/ui';
import type { ReactNode } from 'react';
import { course, courses, resources } from './data/content.ts';
import { media } from './data/forms.ts';

export type Pair = ReturnType<typeof pair>;

/** The right use of a component and why it is right, a common wrong one and why; the texts may contain Markdown. */
const pair = (right: ReactNode, why: string, wrong: ReactNode, whyNot: string) => ({
  right: { picture: right, text: why },
  wrong: { picture: wrong, text: whyNot },
});

/** Right and wrong uses by component name, for the components that are often misused. */
export const dosAndDonts: Readonly<Record<string, Pair>> = {
  Button: pair(
    <Inline gap="x3">
      <Button variant="accent">Register</Button>
      <Button variant="quiet">Download the syllabus</Button>
    </Inline>,
    'One thing stands out; whatever else can be done is quieter. The words say what happens.',
    <Inline gap="x3">
      <Button variant="accent">Submit</Button>
      <Button variant="accent">Click here</Button>
      <Button variant="accent">More</Button>
    </Inline>,
    'Where everything stands out, nothing does; and “Click here” says nothing in a list of buttons that is read out.',
  ),
  Chip: pair(
    <Inline gap="x3">
      <Chip>Polity</Chip>
      <Chip>BPSC</Chip>
    </Inline>,
    'A word or two that name a category.',
    <Chip>Read more about our new batch for General Studies from November</Chip>,
    'A sentence in a chip reads as a button that does not work. Take a `Notice` or a link.',
  ),
  ShareLinks: pair(
    <ShareLinks url="https://example.com/article/7" title="Grants to the States" />,
    'Below what has been read, with the address and title of this very page.',
    <ShareLinks url="https://example.com/" />,
    'The address of the home page without a title: its reader does not find what was meant.',
  ),
  RadioGroup: pair(
    <RadioGroup legend="Medium of study" name="medium-right" options={media} />,
    'The legend asks, each answer stands by itself, nothing is chosen beforehand.',
    <RadioGroup
      legend="Options"
      name="medium-wrong"
      options={[
        { value: 'agree', label: 'I agree to be called' },
        { value: 'daily', label: 'Send me the articles of the day' },
      ]}
      defaultValue="agree"
    />,
    'Both may be wanted: those are two checkboxes. And consent is never chosen beforehand.',
  ),
  Checkbox: pair(
    <Checkbox label="Send me the articles of the day" name="daily-right" />,
    'Ticked is yes, and what the yes is to stands in the label.',
    <Checkbox label="Do not send me the articles of the day" name="daily-wrong" defaultChecked />,
    'A tick that means no, and stands there before anybody has chosen.',
  ),
  CardGrid: pair(
    <CardGrid aria-label="Courses">
      <CourseCard {...courses[0]} />
      <CourseCard {...courses[1]} />
    </CardGrid>,
    'Cards of one kind, so that the eye compares them row by row.',
    <CardGrid aria-label="Everything">
      <CourseCard {...courses[0]} />
      <ResourceCard {...resources[0]} />
      <Chip>New</Chip>
    </CardGrid>,
    'A course, something free and a word: three kinds, three heights, nothing to compare.',
  ),
  CourseCard: pair(
    <CourseCard {...course} />,
    'The name of the course, a sentence about it, and two ways on that say where they lead.',
    <CourseCard
      {...course}
      title="BEST COURSE!!! LIMITED SEATS!!!"
      description=""
      featured
      viewMore={{ href: '#more', label: 'Click' }}
      buyNow={{ href: '#more', label: 'Click here' }}
    />,
    'Capitals are read letter by letter, praise is no name, and both links lead to the same place.',
  ),
  ResourceCard: pair(
    <ResourceCard {...resources[0]} />,
    'The title is the link, and short enough to be read at a glance.',
    <ResourceCard />,
    'A card about nothing says so, but is still in the way: leave it out of the list.',
  ),
  ListStatus: pair(
    <ListStatus of="articles" total={166} page={2} pageCount={9} />,
    'The number of all there is, and where one is among them.',
    <ListStatus of="articles" total={20} page={2} pageCount={9} />,
    '`total` is not how many this page shows: twenty on nine pages cannot be.',
  ),
  CategoryFilter: pair(
    <CategoryFilter
      label="Filter courses by category"
      options={[
        { label: 'All Courses', href: '#all', current: true },
        { label: 'UPSC', href: '#upsc', current: false },
        { label: 'BPSC', href: '#bpsc', current: false },
      ]}
    />,
    'The first one shows all, and exactly one is the current.',
    <CategoryFilter
      label="Menu"
      options={[
        { label: 'UPSC', href: '#upsc', current: true },
        { label: 'BPSC', href: '#bpsc', current: true },
        { label: 'Contact', href: '#contact', current: false },
      ]}
    />,
    'Two at once, no way back to all, and a page of the site among the categories.',
  ),
  Pagination: pair(
    <Pagination
      page={2}
      pageCount={9}
      hrefFor={(page) => `#page-${page}`}
      label="Pages of Editorial Analysis"
    />,
    'Below the list, each page with an address that can be shared.',
    <Prose>
      <p>
        <a href="#more">Load more</a> · <a href="#all">Show all 4,812 articles</a>
      </p>
    </Prose>,
    'What was loaded is gone after the Back button, and all of it at once is too much for a small phone.',
  ),
  Loading: pair(
    <Loading label="Loading the courses..." />,
    'It says what is on its way, in the place where that will stand.',
    <>
      <Loading label="Please wait" />
      <Loading label="Please wait" />
      <Loading label="Please wait" />
    </>,
    'Three voices say the same. One for the whole list is enough.',
  ),
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
