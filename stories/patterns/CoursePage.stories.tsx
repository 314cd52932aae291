import { CallToAction, CourseDetail, ShareLinks, SiteFooter, SiteHeader, SkipLink } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  courseDetail,
  footer,
  headerActions,
  navigation,
  relatedCourses,
} from '../data/content.ts';
import { help } from '../data/forms.ts';
import { Logo } from '../data/Logo.tsx';
import { pattern } from './pattern.ts';
import { picturedInOutline } from '../story.ts';

export default {
  title: 'Patterns/A course page',
  parameters: pattern({
    use: 'The page on which a student decides about a year. What it is and what it costs come first, whom to ask stands beside the price, and nothing presses.',
    parts: {
      SkipLink: 'The first thing in tab order: past the header to `#main`.',
      SiteHeader: 'The same on every page; `currentHref` marks the link that led here.',
      CourseDetail:
        'The content of `<main>`, with the `h1`, the price, the parts of the course and its relatives.',
      ShareLinks: 'In the place that `CourseDetail` has for it: `share`.',
      CallToAction: 'Once, at the end: a reader who came this far has a question.',
      SiteFooter: 'Where to find the institute.',
    },
    rules: [
      'One `h1`, and `CourseDetail` brings it: no `PageHeader` above it.',
      'Related courses that did not come are `relatedError` of `CourseDetail`; the course stays.',
      'Without a price the page says whom to ask, it does not hide that there is one.',
      'Every link is an `href`: the page works before and without JavaScript.',
    ],
    code: `
<SkipLink href="#main">Skip to the content</SkipLink>
<SiteHeader {...header} currentHref="/online-mode" />
<main id="main" tabIndex={-1}>
  <CourseDetail
    course={course}
    back={{ href: '/online-mode', label: 'All courses' }}
    related={related}
    ask={ask}
    share={<ShareLinks url={url} title={course.title} />}
  />
  <CallToAction heading="Not sure yet?" actions={[{ label: 'Ask us', href: '/contact' }]} />
</main>
<SiteFooter {...footer} />`,
  }),
} satisfies Meta;

export const Default: StoryObj = {
  parameters: picturedInOutline('1280 light'),
  render: () => (
    <>
      <SkipLink href="#main">Skip to the content</SkipLink>
      <SiteHeader
        logo={<Logo />}
        logoLabel="Setu, home"
        homeHref="#home"
        items={navigation}
        actions={headerActions}
      />
      <main id="main" tabIndex={-1}>
        <CourseDetail
          course={courseDetail}
          back={{ href: '#courses', label: 'All courses' }}
          related={relatedCourses}
          ask={{
            whatsapp: { ...help.whatsapp, label: 'Ask about this course' },
            phone: help.phone,
          }}
          share={<ShareLinks url="https://example.com/course" title={courseDetail.title ?? ''} />}
        />
        <CallToAction
          heading="Not sure yet?"
          text="Sit in on one class before you decide."
          actions={[{ label: 'Ask for a place', href: '#contact' }]}
        />
      </main>
      <SiteFooter {...footer} />
    </>
  ),
};
