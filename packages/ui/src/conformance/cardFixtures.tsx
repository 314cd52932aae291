import {
  CardGrid,
  Carousel,
  CourseCard,
  CourseDetail,
  ResourceCard,
  VideoCarousel,
} from '../index.ts';
import type { CourseDetailProps, Video } from '../index.ts';
import { pixel } from '../internal/testing/pixel.ts';
import type { Fixture } from './Fixture.ts';
import { hindi, long, unbroken } from './texts.ts';

const emptyCourse: CourseDetailProps['course'] = {
  title: null,
  duration: null,
  fees: null,
  buyHref: null,
  image: null,
  description: null,
  overview: null,
  modules: [],
  features: [],
  outcomes: [],
};

const fullCourse: CourseDetailProps['course'] = {
  title: unbroken,
  duration: unbroken,
  fees: unbroken,
  buyHref: 'https://example.com/buy',
  image: pixel,
  description: long,
  overview: `What you get:\n\n- ${unbroken}\n- ${hindi}\n\n${long}`,
  modules: [
    { heading: unbroken, body: `What is in it:\n\n1. ${unbroken}\n2. ${hindi}` },
    { heading: null, body: `What is in it:\n\n${long}` },
    { heading: hindi, body: null },
    { heading: null, body: null },
  ],
  features: [unbroken, hindi, ''],
  outcomes: [long],
};

const video = (id: string, title: string): Video => ({
  id,
  title,
  poster: { src: pixel, alt: hindi, width: 640, height: 360 },
  source: {
    kind: 'file',
    src: `/clips/${id}.mp4`,
    type: 'video/mp4',
    captions: [{ src: `/clips/${id}.vtt`, srcLang: 'hi', label: hindi }],
  },
});

export const cardFixtures: readonly Fixture[] = [
  {
    name: 'CardGrid',
    refElement: 'ul',
    emptyIsNothing: true,
    empty: (root) => <CardGrid {...root}>{null}</CardGrid>,
    full: (root) => (
      <CardGrid {...root} label={long}>
        <p>{unbroken}</p>
        {null}
        <p>{hindi}</p>
        {long}
      </CardGrid>
    ),
  },
  {
    name: 'Carousel',
    inContainer: true,
    refElement: 'section',
    emptyIsNothing: true,
    empty: (root) => (
      <Carousel {...root} label="Slides">
        {null}
      </Carousel>
    ),
    full: (root) => (
      <Carousel
        {...root}
        label={long}
        slidesPerView={{ narrow: 1, medium: 2, wide: 4 }}
        layout="resources"
        autoAdvanceMs={60_000}
        playing
        onVisibleChange={() => undefined}
        labels={{ previous: hindi, next: unbroken, position: () => unbroken }}
      >
        <p>{unbroken}</p>
        <p>{long}</p>
        {null}
        <a href="/a">{hindi}</a>
        <p>{unbroken}</p>
        <p>{unbroken}</p>
      </Carousel>
    ),
  },
  {
    name: 'VideoCarousel',
    inContainer: true,
    refElement: 'section',
    emptyIsNothing: true,
    empty: (root) => <VideoCarousel {...root} label="Videos" videos={[]} />,
    full: (root) => (
      <VideoCarousel
        {...root}
        label={long}
        autoAdvanceMs={60_000}
        videos={[
          video('a', unbroken),
          { ...video('b', long), poster: { src: null }, href: '/videos/b' },
          { ...video('c', hindi), source: { kind: 'youtube', id: unbroken } },
          video('d', 'x'),
        ]}
        labels={{ play: (title) => `Play: ${title}` }}
      />
    ),
  },
  {
    name: 'ResourceCard',
    refElement: 'article',
    empty: (root) => <ResourceCard {...root} title={null} image={null} href={null} />,
    full: (root) => (
      <ResourceCard
        {...root}
        title={unbroken}
        image={pixel}
        href="/resource"
        category={long}
        headingLevel={2}
        labels={{ titleNotAvailable: hindi }}
      />
    ),
  },
  {
    name: 'CourseCard',
    refElement: 'article',
    empty: (root) => (
      <CourseCard {...root} title={null} description={null} image={null} category={null} />
    ),
    full: (root) => (
      <CourseCard
        {...root}
        title={unbroken}
        description={long}
        image={pixel}
        category={unbroken}
        mode="offline"
        date="2026-11-02T04:30:00Z"
        featured
        viewMore={{ href: '/course', label: unbroken }}
        buyNow={{ href: 'https://example.com/', label: hindi }}
        headingLevel={2}
        labels={{ featured: unbroken, offline: unbroken }}
      />
    ),
  },
  {
    name: 'CourseDetail',
    refElement: 'article',
    empty: (root) => (
      <CourseDetail {...root} course={emptyCourse} back={{ href: '/', label: 'Back' }} />
    ),
    full: (root) => (
      <CourseDetail
        {...root}
        course={fullCourse}
        back={{ href: '/back', label: unbroken }}
        related={[
          { id: 1, title: unbroken, href: '/a', image: pixel, description: long },
          { id: 'none', title: null, href: 'javascript:alert(1)', image: null, description: null },
        ]}
        labels={{ duration: unbroken, fees: hindi, howToEnrollText: long }}
      />
    ),
  },
  {
    name: 'CourseDetail',
    shape: 'without its related courses',
    refElement: 'article',
    empty: (root) => (
      <CourseDetail
        {...root}
        course={emptyCourse}
        back={{ href: '/', label: 'Back' }}
        relatedError=""
      />
    ),
    full: (root) => (
      <CourseDetail
        {...root}
        course={{ ...fullCourse, buyHref: 'javascript:alert(1)' }}
        back={{ href: 'javascript:alert(1)', label: unbroken }}
        relatedError={long}
      />
    ),
  },
];
