import { fixture, hindi, long, pixel, unbroken } from '../../testing/Fixture.tsx';
import { CourseDetail } from './CourseDetail.tsx';

export default fixture({
  component: CourseDetail,
  empty: { course: {}, back: { href: '/', label: 'Back' } },
  full: {
    course: {
      title: unbroken,
      duration: unbroken,
      fees: unbroken,
      buyHref: 'https://example.com/buy',
      image: pixel,
      description: long,
      overview: `What you get:\n\n- ${unbroken}\n- ${hindi}\n\n${long}`,
      modules: [
        { heading: unbroken, body: `What is in it:\n\n1. ${unbroken}\n2. ${hindi}` },
        { body: `What is in it:\n\n${long}` },
        { heading: hindi },
        {},
      ],
      features: [unbroken, hindi, ''],
      outcomes: [long],
    },
    breadcrumbs: [{ title: unbroken, href: '/' }, { title: unbroken }],
    back: { href: '/back', label: unbroken },
    ask: {
      whatsapp: { label: unbroken, href: 'https://wa.me/1' },
      phone: { label: unbroken, href: 'tel:+910000000000' },
    },
    share: <p>{unbroken}</p>,
    related: [
      { id: 1, title: unbroken, href: '/a', image: pixel, description: long },
      { id: 'none', href: 'javascript:alert(1)' },
    ],
    labels: { duration: unbroken, fees: hindi, howToEnrollText: long },
  },
});
