import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectHeading, expectLink } from '../../internal/testing/expect.ts';
import { page } from 'vitest/browser';
import { pixel } from '../../internal/testing/pixel.ts';
import '../../internal/testing/theme.ts';
import { CourseDetail } from './CourseDetail.tsx';

const course = {
  title: 'GS Foundation',
  duration: '12 months',
  fees: '₹48,000',
  buyHref: 'https://store.example/gs',
  image: pixel,
  description: 'A year-long course.',
  overview: 'One principle.\n\n- four classes',
  modules: [
    { heading: 'Polity', body: 'The Constitution.' },
    { heading: 'History', body: 'Modern India.' },
    { heading: 'Economy' },
  ],
  features: ['Live classes', 'Weekly answers', 'One plan'],
  outcomes: ['Explain', 'Solve', 'Write', 'Connect', 'Plan'],
};
const back = { href: '/', label: 'Back to courses' };
const related = [
  { id: 1, title: 'BPSC', href: '/bpsc', image: pixel, description: 'Ten months.' },
  { id: 2, href: 'javascript:alert(1)' },
];

const part = (name: string) => page.getByRole('region', { name });

test('shows everything of a course', async () => {
  await render(<CourseDetail course={course} back={back} related={related} />);
  await expect.element(page.getByRole('link', { name: 'Back to courses' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('GS Foundation');
  for (const text of ['12 months', '₹48,000', 'A year-long course.'])
    await expect.element(page.getByText(text)).toBeVisible();
  await expectLink('Buy Now', 'https://store.example/gs');
  await expect.element(part('Course overview').getByText('four classes')).toBeVisible();
  for (const name of ['Polity', 'History', 'Economy'])
    await expectHeading(3, name, part('Modules'));
  expect(part('Learning outcomes').getByRole('listitem').elements()).toHaveLength(5);
  expect(part('Key features').getByRole('listitem').elements()).toHaveLength(3);
  await expectLink('Enroll Now: GS Foundation', 'https://store.example/gs', part('How to Enroll'));
  await expectLink('Explore Course: BPSC', '/bpsc', part('Related courses'));
  expect(part('Related courses').getByRole('link').elements()).toHaveLength(1);
});

test('says whom to ask, beside the price and where it tells how to enrol', async () => {
  const ask = {
    whatsapp: { label: 'Ask about this course', href: 'https://wa.me/1?text=GS' },
    phone: { label: 'Call 0', href: 'tel:+910000000000' },
  };
  const closed = { ...course, buyHref: '', duration: undefined, fees: undefined };
  const { rerender } = await render(<CourseDetail course={course} back={back} ask={ask} />);
  const expectAsked = async () => {
    for (const { label, href } of Object.values(ask)) {
      const links = page.getByRole('link', { name: label, exact: true });
      expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([href, href]);
      await expect
        .element(part('How to Enroll').getByRole('link', { name: label, exact: true }))
        .toBeVisible();
    }
  };
  await expectAsked();
  // Above all where there is nothing else to press.
  await rerender(<CourseDetail course={closed} back={back} ask={ask} />);
  await expectAsked();
  await rerender(<CourseDetail course={closed} back={back} />);
  expect(page.getByRole('link').elements()).toHaveLength(1);
});

test('keeps the headings of its texts in order, each with an id of its own', async () => {
  const text = 'Every week:\n\n- one class';
  const modules = [{ heading: 'Polity', body: text }, { body: text }];
  await render(<CourseDetail course={{ ...course, overview: text, modules }} back={back} />);
  const headings = page.getByRole('heading', { name: 'Every week:' }).elements();
  expect(headings.map(({ tagName }) => tagName)).toEqual(['H3', 'H4', 'H3']);
  expect(new Set(headings.map(({ id }) => id)).size).toBe(3);
});

test('leaves out what there is not, with its heading', async () => {
  const empty = { duration: ' ', buyHref: 'javascript:alert(1)', overview: '', modules: [] };
  await render(<CourseDetail course={empty} back={back} />);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Title not available');
  const regions = page.getByRole('region').elements();
  expect(regions.map((region) => region.querySelector('h2')?.textContent)).toEqual([
    'How to Enroll',
  ]);
  await expect.element(page.getByText(/cannot be bought online/)).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(1);
  expect(page.getByRole('term').elements()).toHaveLength(0);
});

test('lives without related courses, and says why', async () => {
  await render(
    <CourseDetail
      course={course}
      back={back}
      relatedError="Error: no answer"
      relatedErrorActions={[{ label: 'Try again', href: '/foundation' }]}
    />,
  );
  await expectLink('Try again', '/foundation', part('Related courses'));
  await expect.element(part('Related courses').getByText('Error: no answer')).toBeVisible();
});
