import type { Preferences } from './headers.ts';

/** A request as it has arrived. */
export interface IncomingRequest {
  method: string;
  url: URL;
  headers: Pick<Headers, 'get'>;
  body: Uint8Array;
}

/** The parts of a request to a table or function, without its path. */
export interface Incoming extends Pick<IncomingRequest, 'headers' | 'body'> {
  params: URLSearchParams;
  preferences: Preferences;
}
