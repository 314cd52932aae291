import {
  CardGrid,
  CategoryFilter,
  Chip,
  CourseCard,
  ListStatus,
  Pagination,
  Prose,
  ResourceCard,
} from '@setu/ui';
import { course, courses, resources } from '../data/content.ts';
import { pair } from './pair.ts';

export const lists = {
  CardGrid: pair(
    <CardGrid label="Courses">
      <CourseCard {...courses[0]} />
      <CourseCard {...courses[1]} />
    </CardGrid>,
    'Cards of one kind, so that the eye compares them row by row.',
    <CardGrid label="Everything">
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
};
