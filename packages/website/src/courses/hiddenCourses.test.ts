import { expect, test } from 'vitest';
import { hiddenCourses } from './hiddenCourses.ts';

const among = (...slugs: string[]) => hiddenCourses({ courseSlugs: async () => slugs });

test('names the courses that a page hides, in any letter case, once', async () => {
  const warnings = await among(
    'gs-foundation',
    'Privacy',
    'upsc-2024-results',
    'privacy-law',
    'Privacy',
  );
  expect(warnings).toEqual([
    'The course "Privacy" is hidden by the page /privacy, which has its address. Give the course another slug.',
    'The course "upsc-2024-results" is hidden by the page /upsc-2024-results, which has its address. Give the course another slug.',
  ]);
});

test('says nothing of courses that can be seen', async () => {
  expect(await among('gs-foundation', ':slug', '*', 'selections/x', 'हिन्दी')).toEqual([]);
});
