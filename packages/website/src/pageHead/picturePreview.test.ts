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
  ['https://cdn.example/course.PNG'],
  ['https://cdn.example/course.jpeg?width=800'],
  ['/pictures/course.webp'],
])('%s is shown as it is', (image) => {
  expect(picturePreview(image, 'Course')).toEqual({ src: image, alt: 'Course' });
});

test.each([
  [null],
  ['/art/default.svg'],
  ['/art/motifs/chess.svg'],
  ['https://cdn.example/course.svg'],
  ['https://cdn.example/course'],
  ['https://cdn.example/course.png.svg'],
])('in the place of %s stands the institute', (image) => {
  expect(picturePreview(image, 'Course')).toBeUndefined();
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
