import { pictureLimits } from '../../api/pictureLimits.ts';

/** No browser's canvas writes AVIF; Safari's writes no WebP. */
const types = ['image/webp', 'image/jpeg'];
const qualities = [0.85, 0.7, 0.55];

/** A picture as small as pages need it, without metadata of a camera; undefined if this browser cannot read it. */
export async function shrinkPicture(file: Blob): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const { bytes, width: widest, height: highest } = pictureLimits;
  let scale = Math.min(1, widest / picture.width, highest / picture.height);
  for (; picture.width * scale >= 1; scale *= 0.75) {
    const pixels = (size: number) => Math.max(1, Math.round(size * scale));
    const canvas = new OffscreenCanvas(pixels(picture.width), pixels(picture.height));
    draw(canvas, picture);
    for (const type of types) {
      for (const quality of qualities) {
        const made = await canvas.convertToBlob({ type, quality });
        if (made.type === type && made.size <= bytes) return made;
      }
    }
  }
  return undefined;
}

/** Transparent parts become white: black ink is not seen on a dark page. */
function draw(canvas: OffscreenCanvas, picture: ImageBitmap): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
}
