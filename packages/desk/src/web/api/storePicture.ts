import { createHash } from 'node:crypto';
import { errorMessage } from '../../publish/plan.ts';
import { pictureLimits } from './pictureLimits.ts';
import { type ApiContext, type Sent, Refused, sentText } from './route.ts';

/** Stores a picture that pages can show: its bytes count, not its name. */
export async function storePicture(
  { storePicture: store }: Pick<ApiContext, 'storePicture'>,
  { base64 }: Sent,
): Promise<{ address: string }> {
  const bytes = Buffer.from(sentText(base64), 'base64');
  const kind = kindOf(bytes);
  if (!kind) throw new Refused('This is no WebP or JPEG picture.');
  if (bytes.length > pictureLimits.bytes) {
    throw new Refused(`A picture has at most ${pictureLimits.bytes / 1024} KB.`);
  }
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const picture = { name: `${digest}.${kind.extension}`, type: kind.type, bytes };
  const address = await store(picture).catch((error: unknown) => {
    throw new Refused(errorMessage(error));
  });
  return { address };
}

/** The kind of a picture by its first bytes; undefined: no picture that pages show. */
function kindOf(bytes: Buffer): { type: string; extension: string } | undefined {
  const begins = bytes.toString('latin1', 0, 12);
  if (/^RIFF.{4}WEBP/s.test(begins)) return { type: 'image/webp', extension: 'webp' };
  if (begins.startsWith('\xFF\xD8\xFF')) return { type: 'image/jpeg', extension: 'jpg' };
  return undefined;
}
