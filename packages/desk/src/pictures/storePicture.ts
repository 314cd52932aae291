import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';

/** A picture, and the name that its bytes give it. */
export interface NamedPicture {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Stores a picture where visitors find it, and gives its address. The same one is stored once. */
export type StorePicture = (picture: NamedPicture) => Promise<string>;

/** In the data folder, of which the site serves `/uploads`. */
export const storeInFolder =
  (dataDir: string): StorePicture =>
  async ({ name, bytes }) => {
    const folder = path.join(dataDir, 'uploads');
    await mkdir(folder, { recursive: true });
    const unfinished = path.join(folder, `.${name}-${process.pid}`);
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, path.join(folder, name));
    return `/uploads/${name}`;
  };

/** The bucket of a hosted project; it is made with the first picture. */
const bucket = 'pictures';

/** In Supabase Storage, whose public buckets all visitors read. */
export const storeInBucket =
  (client: SupabaseClient): StorePicture =>
  async ({ name, type, bytes }) => {
    const { storage } = client;
    const upload = () =>
      storage.from(bucket).upload(name, bytes, {
        contentType: type,
        cacheControl: '31536000',
        upsert: true,
      });
    let { error } = await upload();
    if (error?.message.toLowerCase().includes('bucket not found')) {
      const made = await storage.createBucket(bucket, { public: true });
      ({ error } = made.error ? made : await upload());
    }
    if (error) throw new Error(`The picture was not stored: ${error.message}`);
    return storage.from(bucket).getPublicUrl(name).data.publicUrl;
  };
