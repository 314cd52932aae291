import type { Preferences } from './headers.ts';

/** A request as it has arrived. */
export interface IncomingRequest {
  method: string;
  url: URL;
  headers: Pick<Headers, 'get'>;
  body: Uint8Array;
}

/** What comes with the address of a table or function. */
export interface Incoming extends Pick<IncomingRequest, 'headers' | 'body'> {
  params: URLSearchParams;
  preferences: Preferences;
}
