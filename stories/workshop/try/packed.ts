/** Compresses a text into characters that are safe in any address. */
export async function pack(text: string): Promise<string> {
  const changed = through(new CompressionStream('deflate-raw'), text);
  const bytes = [...new Uint8Array(await changed.arrayBuffer())];
  const letters = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws when `packed` was cut or changed in transit. */
export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return await through(new DecompressionStream('deflate-raw'), bytes).text();
}

const through = (change: CompressionStream | DecompressionStream, part: BlobPart) =>
  new Response(new Blob([part]).stream().pipeThrough(change));
