import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from '../../tests/support/http/listen.ts';

export type NpmRegistry = Awaited<ReturnType<typeof startNpmRegistry>>;

/**
 * The part of a registry that npm needs for our packed packages:
 * https://github.com/npm/registry/blob/main/docs/responses/package-metadata.md
 */
export async function startNpmRegistry() {
  const answers = new Map<string, Buffer | string>();
  const server = createServer((request, response) => {
    const answer = answers.get(decodeURIComponent(request.url ?? '').slice(1));
    if (answer === undefined) response.writeHead(404).end('{"error":"not found"}');
    else response.end(answer);
  });
  const { url, close } = await listen(server);
  return {
    url: `${url}/`,
    /** Adds a package that `npm pack` has made. */
    add(file: string) {
      const bytes = readFileSync(file);
      const text = execFileSync('tar', ['-xzOf', file, 'package/package.json'], {
        encoding: 'utf8',
      });
      const manifest = JSON.parse(text) as { name: string; version: string };
      const { name, version } = manifest;
      const asked = `tarballs/${path.basename(file)}`;
      const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
      const dist = { tarball: `${url}/${asked}`, integrity };
      const versions = { [version]: { ...manifest, dist } };
      answers.set(asked, bytes);
      answers.set(name, JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
    },
    [Symbol.dispose]: () => void close(),
  };
}
