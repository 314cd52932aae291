import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The page is shown immediately; a reload a little later may show the text again. */
const validMs = 10 * 60_000;
const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Short texts that an address carries to the next page, sealed: by default only this process writes and reads them. */
export function createFlashTokens(secret = randomBytes(32).toString('hex')) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'setu flash tokens', 32));
  return {
    issue: (text: string): string => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes });
      const sealed = [cipher.update(JSON.stringify([Date.now() + validMs, text])), cipher.final()];
      return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url');
    },
    /** The text; undefined for a token that is forged or too old. */
    read: (token: string | null): string | undefined => {
      // No text within the form's limits makes a longer token.
      if (!/^[\w-]{50,2000}$/.test(token ?? '')) return undefined;
      const bytes = Buffer.from(token ?? '', 'base64url');
      const iv = bytes.subarray(0, ivBytes);
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      try {
        const sealed = bytes.subarray(ivBytes, -tagBytes);
        const opened = Buffer.concat([decipher.update(sealed), decipher.final()]);
        const [end, text] = JSON.parse(opened.toString()) as [number, string];
        return end > Date.now() ? text : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
