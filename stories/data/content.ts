import type * as ui from '@setu/ui';
import { office } from './forms.ts';

/** A broken picture that causes no failed request. */
export const brokenPicture = 'data:image/png;base64,AAAA';

export const navigation: readonly ui.NavItem[] = [
  {
    title: 'All Courses',
    items: [
      { title: 'Offline Mode', href: '#offline-mode' },
      { title: 'Online Mode', href: '#online-mode' },
      { title: 'Test Series', href: '#test-series' },
    ],
  },
  {
    title: 'Current Affairs',
    items: [
      { title: 'Editorial Analysis', href: '#editorial-analysis' },
      { title: 'What to Read in The Hindu', href: '#what-to-read' },
    ],
  },
  { title: 'Scholarship Programme', href: '#scholarship' },
];

/** The red and white of `blink` need the dark bar of the header. */
export const liveDemo: ui.NavItem = {
  title: 'Live Demo',
  href: 'https://video.example/',
  blink: true,
};

/** Navigation with paths, for the stories in which one link is the current page. */
export const navigationWithPaths: readonly ui.NavItem[] = [
  {
    title: 'All Courses',
    items: [
      { title: 'Offline Mode', href: '/offline-mode' },
      { title: 'Online Mode', href: '/online-mode' },
    ],
  },
  { title: 'Scholarship Programme', href: '/Scholarship' },
  { title: 'Contact', href: '/contact' },
];

export const hindiNavigation: readonly ui.NavItem[] = [
  {
    title: 'सभी पाठ्यक्रम',
    items: [
      { title: 'ऑफ़लाइन कक्षाएँ', href: '#offline-mode' },
      { title: 'ऑनलाइन कक्षाएँ', href: '#online-mode' },
    ],
  },
  { title: 'छात्रवृत्ति कार्यक्रम', href: '#scholarship' },
  { title: 'संपर्क', href: '#contact' },
];

export const headerActions: NonNullable<ui.SiteHeaderProps['actions']> = [
  { label: 'Login to our App', href: '#app' },
  { label: 'Call Us for Admissions', href: 'tel:+910000000000', variant: 'accent' },
];

export const footer = {
  contact: [
    { label: 'English line', value: '+91 00000 00002', href: 'tel:+910000000002' },
    { label: 'Hindi line', value: '+91 00000 00003', href: 'tel:+910000000003' },
    { label: 'Hours', value: 'Monday to Saturday, 9 am to 7 pm' },
  ],
  address: office,
  linkGroups: [
    {
      heading: 'Quick links',
      links: [
        { title: 'About us', href: '#about' },
        { title: 'Our results', href: '#selections' },
        { title: 'Contact', href: '#contact' },
      ],
    },
    {
      heading: 'Free resources',
      links: [
        { title: 'Daily answer writing', href: '#answer-writing' },
        { title: 'Editorial analysis', href: '#editorial-analysis' },
      ],
    },
  ],
  socialLinks: [
    { title: 'Setu on YouTube', href: 'https://youtube.example/', icon: 'youtube' },
    { title: 'Setu on Telegram', href: 'https://telegram.example/', icon: 'telegram' },
    { title: 'Setu on WhatsApp', href: 'https://whatsapp.example/', icon: 'whatsapp' },
  ],
  copyright: '© 2026 Setu Institute (sample)',
} satisfies ui.SiteFooterProps;

export const heroPicture: NonNullable<ui.HeroProps['image']> = {
  src: '/art/hero.svg',
  alt: 'A student with a book walks over a bridge, from a stack of books to a domed public building.',
  width: 800,
  height: 600,
};

export const resources = [
  {
    title: 'Editorial analysis, every morning',
    image: '/art/motifs/current-affairs.svg',
    href: '#editorial-analysis',
    category: 'Current Affairs',
  },
  {
    title: 'One question to answer, every evening',
    image: '/art/motifs/essay.svg',
    href: '#answer-writing',
    category: 'Answer Writing',
  },
  {
    title: 'What to read in the newspaper',
    image: '/art/motifs/economy.svg',
    href: '#what-to-read',
    category: 'Reading',
  },
  {
    title: 'Previous question papers',
    image: '/art/motifs/test-series.svg',
    href: '#papers',
    category: 'Papers',
  },
  {
    title: 'Maps to draw from memory',
    image: '/art/motifs/geography.svg',
    href: '#maps',
    category: 'Geography',
  },
] as const satisfies readonly ui.ResourceCardProps[];

export const course = {
  title: 'General Studies Foundation 2027',
  description:
    'Prelims and mains together, from the first book to the last mock interview: classes six days a week, notes, and an answer to write every day.',
  image: '/art/motifs/polity.svg',
  category: 'UPSC',
  mode: 'online',
  date: '2026-11-02T04:30:00Z',
  viewMore: { href: '#general-studies' },
  buyNow: { href: 'https://store.example/general-studies' },
} as const satisfies ui.CourseCardProps;

export const courses = [
  course,
  {
    ...course,
    title: 'BPSC Mains Writing Course',
    image: '/art/motifs/bpsc.svg',
    category: 'BPSC',
    viewMore: { href: '#bpsc-mains' },
    buyNow: { href: 'https://store.example/bpsc-mains' },
  },
  {
    ...course,
    title: 'Sociology Optional',
    image: '/art/motifs/sociology.svg',
    category: 'Optional',
    mode: 'offline',
    viewMore: { href: '#sociology' },
    buyNow: { href: 'https://store.example/sociology' },
  },
] as const satisfies readonly ui.CourseCardProps[];

export const hindiCourse = {
  ...course,
  title: 'सामान्य अध्ययन फ़ाउंडेशन 2027',
  description: 'प्रारंभिक और मुख्य परीक्षा साथ-साथ: सप्ताह में छह दिन कक्षाएँ, नोट्स और हर दिन एक उत्तर।',
  category: 'यूपीएससी',
} as const satisfies ui.CourseCardProps;

export const courseDetail: ui.CourseDetailProps['course'] = {
  title: course.title,
  duration: '14 months',
  fees: 'Rs. 84,000, in three parts',
  buyHref: 'https://store.example/general-studies',
  image: course.image,
  description: course.description,
  overview:
    'The course follows the syllabus, paper by paper.\n\nYou get:\n- classes on six days a week\n- printed notes\n- a test every Sunday',
  modules: [
    {
      heading: 'Polity',
      body: 'The Constitution, article by article, with the cases that matter.',
    },
    { heading: 'Economy', body: '1. National income\n2. Money and banking\n3. The budget' },
  ],
  features: [
    'Recordings of every class',
    'Doubts answered within a day',
    'A mentor for 20 students',
  ],
  outcomes: ['Write an answer in seven minutes', 'Read a newspaper in forty'],
};

export const hindiCourseDetail: ui.CourseDetailProps['course'] = {
  ...courseDetail,
  title: hindiCourse.title,
  description: hindiCourse.description,
  duration: '14 माह',
  fees: '84,000 रुपये, तीन किस्तों में',
  overview:
    'यह पाठ्यक्रम एक-एक प्रश्नपत्र के अनुसार चलता है।\n\n- सप्ताह में छह दिन कक्षाएँ\n- हर रविवार एक परीक्षा',
  modules: [{ heading: 'राजव्यवस्था', body: 'संविधान, एक-एक अनुच्छेद।' }],
  features: ['हर कक्षा की रिकॉर्डिंग'],
  outcomes: ['सात मिनट में एक उत्तर लिखना'],
};

export const relatedCourses: readonly ui.RelatedCourse[] = courses
  .slice(1)
  .map((one, index) => ({
    id: index,
    title: one.title,
    href: one.viewMore.href,
    image: one.image,
    description: one.description,
  }));

export const articles: readonly ui.ArticleListItem[] = [
  {
    id: 1,
    title: 'Ordinances: a power meant for emergencies',
    summary:
      'Parliament does not sit all year. Article 123 lets the President make law in between, within limits that the Supreme Court has drawn more tightly over time.',
    date: '2026-11-20T03:00:00Z',
    category: 'Polity',
    href: '#ordinances',
  },
  {
    id: 2,
    title: 'Monsoon forecasts and what farmers do with them',
    summary: 'A forecast in April moves prices long before it rains.',
    date: '2026-11-19T03:00:00Z',
    category: 'Geography',
    href: '#monsoon',
  },
  {
    id: 3,
    title: 'न्यायिक समीक्षा और मूल ढाँचा',
    summary:
      'संसद संविधान का संशोधन कर सकती है, परंतु उसके मूल ढाँचे को नहीं बदल सकती। यह सीमा केशवानंद भारती के निर्णय से आई।',
    date: '2026-11-18T03:00:00Z',
    category: 'Polity',
    href: '#judicial-review',
  },
];

export const hindiArticles: readonly ui.ArticleListItem[] = [
  {
    id: 1,
    title: 'अध्यादेश: आपात स्थिति के लिए एक शक्ति',
    summary:
      'कानून बनाना विधायिका का काम है। परंतु संसद वर्ष भर नहीं बैठती और कभी-कभी ऐसी स्थिति आ जाती है जिसमें प्रतीक्षा करना उचित नहीं होता।',
    date: '2026-11-20T03:00:00Z',
    category: 'राजव्यवस्था',
    href: '#ordinances',
  },
];

/** Where the first article stands on a site of more than two levels. */
export const articleCrumbs = [
  { title: 'Home', href: '#home' },
  { title: 'Editorial analysis', href: '#list' },
  { title: articles[0]?.title ?? '' },
];

export const topics = [
  { title: 'GS Paper 2', href: '#gs-paper-2' },
  { title: 'Polity', href: '#polity' },
];

export const articleText = `An ordinance is a law made by the executive while Parliament is not sitting.
It must be laid before both Houses.

Three limits hold it:
- Parliament must not be in session
- the President must be satisfied that action is needed at once
- it ends six weeks after Parliament meets again

How a question on it is built:
1. Name the article.
2. Give one case.
3. Say what changed after it.

अनुच्छेद 123 राष्ट्रपति को यह शक्ति देता है।

Nothing in a text becomes HTML: <b>this</b> & <script>alert(1)</script> stay as they are.`;

export const related: readonly ui.RelatedItem[] = articles.map(({ id, title, date, category }) => ({
  id,
  title: title ?? '',
  href: `#related-${id}`,
  date,
  category,
}));

export const filters: ui.CategoryFilterProps['options'] = [
  { label: 'All Courses', href: '#all', current: true },
  { label: 'BPSC', href: '#bpsc', current: false },
  { label: 'UPSC', href: '#upsc', current: false },
  { label: 'Optional', href: '#optional', current: false },
];

export const videos: readonly ui.Video[] = [
  'One answer every morning',
  'One main book for each subject',
  'Drawing maps on a blank page',
  'Recalling the day on a walk',
  'Marking my own mock tests',
].map((title, index) => ({
  id: `topper-${index + 1}`,
  title,
  poster: { src: `/art/toppers/${index + 1}.svg`, width: 640, height: 360 },
  source: {
    kind: 'file',
    src: `/clips/topper-${index + 1}.mp4`,
    type: 'video/mp4',
    captions: [{ src: `/clips/topper-${index + 1}.vtt`, srcLang: 'en', label: 'English' }],
  },
}));

/** A student who has agreed to be shown. */
export const achiever: ui.Achiever = {
  name: 'Sample student',
  rank: 17,
  year: 2024,
  course: 'General Studies Foundation',
  duration: '12 months',
  paid: true,
  consent: true,
};

export const result = {
  heading: 'UPSC 2024 results',
  image: {
    src: '/art/results/upsc-2024-results.svg',
    alt: 'Poster: the ranks of our sample students in the examination of 2024.',
    width: 800,
    height: 1000,
  },
  action: { label: 'Call Us for Admissions', href: 'tel:+910000000000' },
} satisfies ui.ResultPosterProps;
