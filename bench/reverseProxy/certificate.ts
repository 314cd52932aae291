import { generate } from 'selfsigned';

export interface Certificate {
  key: string;
  cert: string;
}

/** A certificate for this run only, which the browser is set to accept. */
export async function makeCertificate(): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  return { key: made.private, cert: made.cert };
}
