import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';

/** A picture, and its name, which is derived from its bytes. */
interface NamedPicture {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Stores a picture for visitors, and returns its address. Identical pictures are stored once. */
export type StorePicture = (picture: NamedPicture) => Promise<string>;

/** Stores pictures in the data folder, whose `uploads` the site serves. */
export const storeInFolder =
  (dataDir: string): StorePicture =>
  async ({ name, bytes }) => {
    const folder = path.join(dataDir, 'uploads');
    await mkdir(folder, { recursive: true });
    const unfinished = path.join(folder, `.${name}-${randomUUID()}`);
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, path.join(folder, name));
    return `/uploads/${name}`;
  };

/** The bucket of a hosted project; it is created with the first picture. */
const bucket = 'pictures';
/** PostgreSQL and PostgREST alone store no files. */
const noStorage =
  'this project has no Supabase Storage. Put the picture where visitors can read it, and enter its address.';

/** Stores pictures in a public bucket of Supabase Storage, which all visitors can read. */
export const storeInBucket =
  (client: SupabaseClient): StorePicture =>
  async ({ name, type, bytes }) => {
    const { storage } = client;
    const upload = () =>
      storage
        .from(bucket)
        .upload(name, bytes, { contentType: type, cacheControl: '31536000', upsert: true });
    let { error } = await upload();
    if (error?.message.toLowerCase().includes('bucket not found')) {
      const made = await storage.createBucket(bucket, { public: true });
      ({ error } = made.error ? made : await upload());
    }
    if (error) {
      // Without a status there was no answer, and the message is of the program.
      const { status, message } = error;
      const reason =
        status === undefined
          ? 'The server could not be reached.'
          : status === 404
            ? noStorage
            : message;
      throw new Error(`The picture was not stored: ${reason}`);
    }
    return storage.from(bucket).getPublicUrl(name).data.publicUrl;
  };
