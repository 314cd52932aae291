import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { institute } from '@site/institute.ts';
import { motifPreview, picturePreview } from './picturePreview.ts';
import { institutePreview } from './previews.ts';

test('every drawing of a course has a preview', () => {
  const drawn = readdirSync(new URL('../../../../site/public/art/motifs', import.meta.url));
  expect(institute.motifs?.map((motif) => `${motif}.svg`)).toEqual(drawn.toSorted());
});

test.each([
  ['https://cdn.example/course.PNG', true],
  ['https://cdn.example/course.jpeg?width=800', true],
  ['/pictures/course.webp', true],
  [null, false],
  ['/art/default.svg', false],
  ['/art/motifs/chess.svg', false],
  ['https://cdn.example/course.svg', false],
  ['https://cdn.example/course', false],
  ['https://cdn.example/course.png.svg', false],
])('%s is shown itself, else the institute: %s', (src, isShown) => {
  expect(picturePreview(src, 'Course')).toEqual(isShown ? { src, alt: 'Course' } : undefined);
});

test('the words of a preview are those in the picture', () => {
  expect(picturePreview('/art/motifs/polity.svg', 'Course')).toEqual(motifPreview('polity'));
  expect(motifPreview('polity')).toEqual({
    src: '/previews/motifs/polity.png',
    alt: 'Setu: Your Bridge to Success',
    width: 1200,
    height: 630,
  });
  expect(institutePreview.alt).toBe('Setu: Your Bridge to Success');
});
