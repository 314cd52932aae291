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
import type { Pair } from './Pair.ts';

const [first, second] = courses;

export const lists = {
  CardGrid: {
    right: {
      picture: (
        <CardGrid label="Courses">
          {first && <CourseCard {...first} />}
          {second && <CourseCard {...second} />}
        </CardGrid>
      ),
      text: 'Cards of one kind, so that the eye compares them row by row.',
    },
    wrong: {
      picture: (
        <CardGrid label="Everything">
          {first && <CourseCard {...first} />}
          {resources[0] && <ResourceCard {...resources[0]} />}
          <Chip>New</Chip>
        </CardGrid>
      ),
      text: 'A course, something free and a word: three kinds, three heights, nothing to compare.',
    },
  },
  CourseCard: {
    right: {
      picture: <CourseCard {...course} />,
      text: 'The name of the course, a sentence about it, and two ways on that say where they lead.',
    },
    wrong: {
      picture: (
        <CourseCard
          {...course}
          title="BEST COURSE!!! LIMITED SEATS!!!"
          description=""
          featured
          viewMore={{ href: '#more', label: 'Click' }}
          buyNow={{ href: '#more', label: 'Click here' }}
        />
      ),
      text: 'Capitals are read letter by letter, praise is no name, and both links lead to the same place.',
    },
  },
  ResourceCard: {
    right: {
      picture: resources[0] && <ResourceCard {...resources[0]} />,
      text: 'The title is the link, and short enough to be read at a glance.',
    },
    wrong: {
      picture: <ResourceCard />,
      text: 'A card about nothing says so, but is still in the way: leave it out of the list.',
    },
  },
  ListStatus: {
    right: {
      picture: <ListStatus of="articles" total={166} page={2} pageCount={9} />,
      text: 'The number of all there is, and where one is among them.',
    },
    wrong: {
      picture: <ListStatus of="articles" total={20} page={2} pageCount={9} />,
      text: '`total` is not how many this page shows: twenty on nine pages cannot be.',
    },
  },
  CategoryFilter: {
    right: {
      picture: (
        <CategoryFilter
          label="Filter courses by category"
          options={[
            { label: 'All Courses', href: '#all', current: true },
            { label: 'UPSC', href: '#upsc', current: false },
            { label: 'BPSC', href: '#bpsc', current: false },
          ]}
        />
      ),
      text: 'The first one shows all, and exactly one is the current.',
    },
    wrong: {
      picture: (
        <CategoryFilter
          label="Menu"
          options={[
            { label: 'UPSC', href: '#upsc', current: true },
            { label: 'BPSC', href: '#bpsc', current: true },
            { label: 'Contact', href: '#contact', current: false },
          ]}
        />
      ),
      text: 'Two at once, no way back to all, and a page of the site among the categories.',
    },
  },
  Pagination: {
    right: {
      picture: (
        <Pagination
          page={2}
          pageCount={9}
          hrefFor={(page) => `#page-${page}`}
          label="Pages of Editorial Analysis"
        />
      ),
      text: 'Below the list, each page with an address that can be shared.',
    },
    wrong: {
      picture: (
        <Prose>
          <p>
            <a href="#more">Load more</a> · <a href="#all">Show all 4,812 articles</a>
          </p>
        </Prose>
      ),
      text: 'What was loaded is gone after the Back button, and all of it at once is too much for a small phone.',
    },
  },
} satisfies Record<string, Pair>;
