/** The most that is read of one answer, in bytes, once it is decompressed. */
export const longestAnswer = 8 * 1024 * 1024;

/** The code of the error that stands in for a longer one. */
export const tooLong = 'ANSWER_TOO_LONG';

/** For requests that bring no time-out of their own; `createQueries` gives each read a shorter one. */
const requestTimeoutMs = 15_000;

/**
 * The fetch of the server's client: an answer of over 8 MB is given up, and its connection closed.
 * In its place comes a 502 in PostgREST's form, as a gateway would send it, so that the read fails
 * with these words.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const signal = init?.signal ?? AbortSignal.timeout(requestTimeoutMs);
  const response = await fetch(input, { ...init, signal });
  if (!response.body || saysShort(response.headers)) return response;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    length += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (length > longestAnswer) return refusal();
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), response);
};

/** Whether it says a length that is none too long, and that of the text: what is compressed may be any. */
function saysShort(headers: Headers): boolean {
  const length = headers.get('content-length');
  return length !== null && Number(length) <= longestAnswer && !headers.has('content-encoding');
}

function refusal(): Response {
  const message = 'The server sent an answer that is too long to be read.';
  return Response.json({ code: tooLong, message }, { status: 502 });
}
