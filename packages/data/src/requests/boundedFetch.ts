/** The maximum size of an answer, in bytes after decompression. */
export const longestAnswer = 8 * 1024 * 1024;

export const tooLong = 'ANSWER_TOO_LONG';

/** For requests without a signal; the queries of `createQueries` pass one with their own time-out. */
const requestTimeoutMs = 15_000;

/** Aborts an answer of over 8 MB and replaces it by a 502 in PostgREST's format, so that the read fails. */
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

/** Whether the headers promise a short body: the length of a compressed one does not limit its decompressed size. */
function saysShort(headers: Headers): boolean {
  const length = headers.get('content-length');
  return length !== null && Number(length) <= longestAnswer && !headers.has('content-encoding');
}

function refusal(): Response {
  const message = 'The server sent an answer that is too long to be read.';
  return Response.json({ code: tooLong, message }, { status: 502 });
}
