import { createHash } from 'node:crypto';
import { pictureKind } from '../../pictures/pictureKind.ts';
import { errorMessage } from '../../publish/plan.ts';
import { pictureLimits } from './pictureLimits.ts';
import { type ApiContext, type Sent, Refused, textOf } from './route.ts';

/** Stores a picture that pages can show, judged by its bytes and not by its name. */
export async function storePicture(
  { storePicture: store }: Pick<ApiContext, 'storePicture'>,
  { base64 }: Sent,
): Promise<{ address: string }> {
  const bytes = Buffer.from(textOf(base64), 'base64');
  const kind = pictureKind(bytes);
  if (!kind) throw new Refused('This is no WebP or JPEG picture.');
  const { width, height, bytes: most } = pictureLimits;
  const isEmpty = kind.width === 0 || kind.height === 0;
  if (bytes.length > most || kind.width > width || kind.height > height || isEmpty) {
    throw new Refused(`A picture has at most ${most / 1024} KB, and ${width} × ${height} pixels.`);
  }
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const picture = { name: `${digest}.${kind.extension}`, type: kind.type, bytes };
  const address = await store(picture).catch((error: unknown) => {
    throw new Refused(errorMessage(error));
  });
  return { address };
}
