import { generate } from 'selfsigned';

export interface Certificate {
  key: string;
  cert: string;
}

/** A certificate for this run alone; the browser is told to accept it. */
export async function makeCertificate(): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  return { key: made.private, cert: made.cert };
}
