import { expect, test } from 'vitest';
import { shrinkPicture } from './shrinkPicture.ts';

/** The first pixel of a picture: red, green, blue, alpha. */
async function pixelOf(picture: Blob) {
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(await createImageBitmap(picture), 0, 0);
  return [...context.getImageData(0, 0, 1, 1).data];
}

test('what is transparent becomes white', async () => {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d');
  const drawn = await canvas.convertToBlob();
  expect(await pixelOf(drawn)).toEqual([0, 0, 0, 0]);
  expect(await pixelOf((await shrinkPicture(drawn)) as Blob)).toEqual([255, 255, 255, 255]);
});
