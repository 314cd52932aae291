export type Row = Record<string, unknown>;

export type TableName =
  | 'resources'
  | 'Course Section'
  | 'Course Details'
  | 'Articles'
  | 'Article Topics'
  | 'Questions'
  | 'Contact Records';

export type Tables = Record<TableName, Row[]>;

/** A few rows of each table, with the columns that docs/spec.md names; new objects at each call. */
export function sampleTables(): Tables {
  return {
    resources: [1, 2, 3, 4].map(resource),
    'Course Section': [1, 2, 3, 4].map(courseSection),
    'Course Details': [1, 2, 3, 4].map(courseDetails),
    Articles: [1, 2, 3, 4, 5].map(article),
    'Article Topics': [
      { topic: 'GS Paper 2', articles: 5 },
      { topic: 'राजव्यवस्था', articles: 5 },
    ],
    Questions: [1, 2, 3, 4, 5].map(question),
    'Contact Records': [],
  };
}

export function resource(id: number): Row {
  return {
    id,
    title: `Resource ${id}`,
    image: '/art/motifs/economy.svg',
    href: '/editorial-analysis',
    category: 'Reading',
  };
}

export function courseSection(id: number): Row {
  return {
    id,
    title: `Course ${id}`,
    description: `What course ${id} is about.`,
    date: `2026-11-${String(id).padStart(2, '0')}`,
    category: id % 2 === 0 ? 'BPSC' : 'Sociology',
    thumbnail: '/art/motifs/economy.svg',
    ViewMore: `/course-${id}`,
    BuyURL: `https://shop.example/${id}`,
    isFeatured: id === 1,
    mode: id === 3 ? 'offline' : 'online',
  };
}

export function courseDetails(id: number): Row {
  return {
    id,
    slug: `course-${id}`,
    Title: `Course ${id} in full`,
    Duration: '6 months',
    Fees: '₹ 20,000',
    BuyURL: `https://shop.example/${id}`,
    CourseImage: '/art/motifs/economy.svg',
    description: `What course ${id} is about.`,
    CourseOverview: `Overview of course ${id}.`,
    ...numbered('ModuleHeading_', 3),
    ...numbered('Module_', 3),
    ...numbered('KeyFeature_p', 5),
    ...numbered('LearningOutcome_', 3),
  };
}

function numbered(prefix: string, count: number): Row {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return Object.fromEntries(numbers.map((n) => [`${prefix}${n}`, `Text of ${prefix}${n}`]));
}

export function article(id: number): Row {
  return {
    id,
    title: `Article ${id}`,
    category: 'Editorial Analysis',
    summary: `The first paragraph of article ${id}.`,
    content: `The first paragraph of article ${id}.\n\n- a point\n- another point`,
    created_at: `2026-11-${String(1 + (id % 28)).padStart(2, '0')}T10:00:00+00:00`,
    url: null,
    topics: ['GS Paper 2', 'राजव्यवस्था'],
  };
}

export function question(id: number): Row {
  return {
    id,
    day: '2026-11-06',
    number: id,
    article_id: '5',
    stem: `Consider the following statements about subject ${id}:`,
    statements: ['The first statement.', 'The second statement.'],
    line: 'Which of the statements given above is/are correct?',
    options: ['1 only', '2 only', 'Both 1 and 2', 'Neither 1 nor 2'],
    answer: 'c',
    explanation: `Why both statements of question ${id} are correct.`,
    source: null,
    topics: ['GS Paper 2'],
    state: 'valid',
    correction: null,
    corrected_at: null,
  };
}
