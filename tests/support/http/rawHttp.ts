import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  /** Names in lower case. */
  headers: Map<string, string>;
  text: string;
}

/** Ends the request after this time when the server still waits for more of it. */
const endAfterMs = 1_500;

/**
 * Sends these bytes as they are and resolves to everything received. The end is only sent to a silent
 * server, because Node drops a client that ends its side before the answer.
 */
export function sendRaw(url: string, bytes: Uint8Array | string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname);
    socket.setEncoding('latin1');
    socket.setTimeout(20_000, () => socket.destroy(new Error('No answer within 20 s.')));
    const end = setTimeout(() => socket.end(), endAfterMs);
    socket.on('data', (text: string) => {
      received += text;
      // `100 Continue` is no answer: the server waits for more.
      if (readAnswer(received)) clearTimeout(end);
    });
    socket.once('close', () => {
      clearTimeout(end);
      resolve(received);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // The server may close before it has read everything.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(received);
      else reject(error);
    });
    socket.write(bytes);
  });
}

/** The first answer in the received text; undefined when there is none. */
export function readAnswer(received: string): RawAnswer | undefined {
  // `100 Continue` comes before the answer.
  const final = received.replace(/^(?:HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/, '');
  const [head = '', ...rest] = final.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1]);
  if (!status) return undefined;
  const headers = new Map(
    lines.map((header) => {
      const colon = header.indexOf(':');
      return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()];
    }),
  );
  return { status, headers, text: rest.join('\r\n\r\n') };
}
