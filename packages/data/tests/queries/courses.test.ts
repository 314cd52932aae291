import type { ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { describeQueries, failureOf } from '../support/clients.ts';
import { json, refusal, rows } from '../support/fakePostgrest.ts';

const detail = {
  id: 4,
  slug: 'gs-foundation',
  Title: 'General Studies',
  Duration: '12 months',
  Fees: 48000,
  BuyURL: 'https://store.example.com/gs',
  CourseImage: '/art/motifs/polity.svg',
  description: 'One year',
  CourseOverview: 'Week by week',
  ModuleHeading_1: 'Polity',
  Module_1: 'The Constitution',
  ModuleHeading_2: ' ',
  Module_2: null,
  ModuleHeading_3: null,
  Module_3: 'Ethics',
  KeyFeature_p1: 'p1',
  KeyFeature_p2: '',
  KeyFeature_p3: 'p3',
  KeyFeature_p4: 'p4',
  KeyFeature_p5: 'p5',
  LearningOutcome_1: 'o1',
  LearningOutcome_2: 'o2',
  LearningOutcome_3: 'o3',
};

describeQueries('courses', (setup) => {
  test('a course: eight feature and outcome columns in their slots, empty ones left out', async () => {
    setup.fake.reply(json([detail]));
    expect(await setup.queries().course({ slug: 'gs-foundation' })).toEqual({
      id: '4',
      slug: 'gs-foundation',
      title: 'General Studies',
      duration: '12 months',
      fees: '48000',
      buyHref: 'https://store.example.com/gs',
      image: '/art/motifs/polity.svg',
      description: 'One year',
      overview: 'Week by week',
      modules: [
        { heading: 'Polity', body: 'The Constitution' },
        { heading: null, body: 'Ethics' },
      ],
      features: ['p1', 'p3'],
      outcomes: ['o1', 'o2', 'o3', 'p4', 'p5'],
    });
  });

  test("a picture from the project's own address stays as it is, without TLS too", async () => {
    const own = `${setup.fake.url}/storage/v1/object/public/a.png`;
    const thumbnails = [own, 'http://cdn.example.com/a.png'];
    setup.fake.reply(json(thumbnails.map((thumbnail, id) => ({ id, thumbnail }))));
    const courses = await setup.queries().latestCourses();
    expect(courses.map(({ image }) => image)).toEqual(['https://cdn.example.com/a.png', own]);
    setup.fake.reply(json([{ ...detail, CourseImage: own }]));
    expect((await setup.queries().course({ slug: detail.slug })).image).toBe(own);
    expect((await setup.queries().relatedCourses({ slug: 'a' }))[0]?.image).toBe(own);
    setup.fake.reply(json([{ id: 1, image: own }]));
    expect((await setup.queries().resources())[0]?.image).toBe(own);
  });

  test('no course for the slug, and two', async () => {
    const failed = () => failureOf(setup.queries().course({ slug: 'gs-foundation' }));
    setup.fake.reply(json([]));
    expect(await failed()).toMatchObject({ kind: 'not-found', message: 'Course not found.' });
    setup.fake.reply(json([detail, { ...detail, id: 5 }]));
    const message = 'Multiple courses found with the same slug.';
    expect(await failed()).toMatchObject({ kind: 'duplicate', message });
  });

  test.each(['', 'a\u0000b', 'x'.repeat(201)])('slug %j is not asked for', async (slug) => {
    setup.fake.reply(json([detail]));
    expect((await failureOf(setup.queries().course({ slug }))).message).toBe('Course not found.');
    expect((await failureOf(setup.queries().relatedCourses({ slug }))).kind).toBe('not-found');
    expect(setup.fake.seen).toHaveLength(0);
  });

  test('related courses without a slug to link to are left out', async () => {
    setup.fake.reply(
      json([
        { id: 1, slug: null },
        { id: 2, slug: 'b', Title: 'B' },
      ]),
    );
    expect(await setup.queries().relatedCourses({ slug: 'a' })).toEqual([
      { id: '2', slug: 'b', title: 'B', image: null, description: null },
    ]);
  });

  test('the home page filters by category itself', async () => {
    const found = [
      { id: 1, category: 'BPSC', isFeatured: true, mode: 'online', date: '2026-11-18' },
      { id: 2, category: 'Sociology' },
      { id: 3, category: ' BPSC ', isFeatured: null, mode: 'hybrid', date: 'soon' },
    ];
    setup.fake.reply(rows(found, 3));
    const bpsc = await setup.queries().latestCourses({ category: 'BPSC' });
    expect(bpsc).toMatchObject([
      { id: '1', featured: true, mode: 'online', date: '2026-11-18' },
      { id: '3', featured: false, mode: null, date: null },
    ]);
    expect(await setup.queries().latestCourses({ category: 'Unknown' })).toEqual([]);
    expect(await setup.queries().latestCourses()).toHaveLength(3);
  });

  describe('a table of more rows than the project sends at once', () => {
    const of = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index, category: 'BPSC' }));
    const after = () =>
      setup.fake.seen.map(({ url }) => new URL(url, 'http://fake').searchParams.get('id'));

    test('is read until nothing comes where no count is given', async () => {
      setup.fake.reply(json(of(1, 2)), json(of(3, 3)), json([]));
      expect(await setup.queries().courseSlugs()).toEqual([]);
      expect(after()).toEqual([null, 'gt.2', 'gt.3']);
    });

    test('is read once where the backend sends the same again', async () => {
      setup.fake.reply(rows(of(1, 2), 100));
      expect(await setup.queries().resources()).toHaveLength(2);
      expect(setup.fake.seen).toHaveLength(2);
    });

    test('is given up after 20,000 rows, and the log says so', async () => {
      const log = vi.fn<(message: string, detail: Record<string, unknown>) => void>();
      let next = 1;
      setup.fake.reply((response, request) => {
        rows(of(next, next + 999), 1_000_000)(response, request);
        next += 1_000;
      });
      expect(await setup.queries({ log }).resources()).toHaveLength(20_000);
      expect(log.mock.calls).toEqual([
        ['Not all rows were read.', { table: 'resources', rows: 20_000 }],
      ]);
    });
  });

  test('courses without a category end the reading of categories', async () => {
    setup.fake.reply(rows([{ category: 'BPSC' }, { category: null }], 1_002));
    expect(await setup.queries().courseCategories({ mode: 'online' })).toEqual(['BPSC']);
    expect(setup.fake.seen).toHaveLength(1);
  });

  test('categories: distinct, those wanted first and in their order', async () => {
    const found = ['Zoology', 'Test Series', null, 'BPSC', ' ', 'Essay', 'BPSC ', 7, 'Sociology'];
    setup.fake.reply(json([...found.map((category) => ({ category })), null, 'text', {}]));
    const first = ['BPSC', 'General Studies', 'Sociology', 'Test Series'];
    expect(await setup.queries().courseCategories({ mode: 'online', first })).toEqual([
      'BPSC',
      'Sociology',
      'Test Series',
      '7',
      'Essay',
      'Zoology',
    ]);
  });

  test('the courses of a category that the table has with a space, on each of their pages', async () => {
    const spaced = Array.from({ length: 21 }, (_, id) => ({
      id,
      category: 'Essay ',
      mode: 'online',
    }));
    const others = [
      { id: 30, category: 'BPSC', mode: 'online' },
      { id: 31, category: 'Essay', mode: 'offline' },
    ];
    const whole = rows([...spaced, ...others], 23);
    const options = { mode: 'online', category: 'Essay' } as const;
    setup.fake.reply(rows([], 0), whole);
    const first = await setup.queries().coursesByMode({ ...options, page: 1 });
    expect(first).toMatchObject({ total: 21, pageCount: 2 });
    expect(first.items).toHaveLength(20);
    expect(setup.fake.asked()[1]).toBe('GET /Course Section?select=*&order=id.asc');
    const noneThere = (response: ServerResponse) => {
      response.writeHead(200, { 'content-range': '*/0' }).end();
    };
    setup.fake.reply(refusal(416, 'PGRST103', 'Requested range not satisfiable'), noneThere, whole);
    const second = await setup.queries().coursesByMode({ ...options, page: 2 });
    expect(second).toMatchObject({ items: [{ id: '0' }], total: 21 });
  });

  test('the courses and categories of a mode that the table writes in capitals', async () => {
    const whole = [
      { id: 1, mode: 'Online', category: 'BPSC' },
      { id: 2, mode: 'Offline', category: 'Essay' },
    ];
    setup.fake.reply(rows([], 0), rows(whole, 2));
    const found = await setup.queries().coursesByMode({ mode: 'offline', page: 1 });
    expect(found).toMatchObject({ items: [{ id: '2', mode: 'offline' }], total: 1 });
    setup.fake.reply(rows([], 0), rows(whole, 2));
    expect(await setup.queries().courseCategories({ mode: 'offline' })).toEqual(['Essay']);
  });
});
