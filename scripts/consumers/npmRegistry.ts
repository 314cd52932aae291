import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from '../../tests/support/http/listen.ts';

interface Manifest {
  name: string;
  version: string;
}

export type NpmRegistry = Awaited<ReturnType<typeof startNpmRegistry>>;

/**
 * The part of a registry that npm needs for our packed packages:
 * https://github.com/npm/registry/blob/main/docs/responses/package-metadata.md
 */
export async function startNpmRegistry() {
  const tarballs = new Map<string, Buffer>();
  const packages = new Map<string, Map<string, Manifest & { dist: object }>>();
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(request.url ?? '').slice(1);
    const tarball = tarballs.get(asked);
    const versions = packages.get(asked);
    if (tarball) {
      response.end(tarball);
    } else if (versions) {
      const latest = [...versions.keys()].at(-1);
      const metadata = {
        name: asked,
        'dist-tags': { latest },
        versions: Object.fromEntries(versions),
      };
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(metadata));
    } else {
      response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"error":"not found"}');
    }
  });
  const { url, close } = await listen(server);
  return {
    url: `${url}/`,
    /** Adds a version that `npm pack` has made; the newest is the last one added. */
    add(file: string) {
      const bytes = readFileSync(file);
      const manifest = manifestIn(file);
      const asked = `tarballs/${path.basename(file)}`;
      tarballs.set(asked, bytes);
      const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
      const versions = packages.get(manifest.name) ?? new Map();
      versions.set(manifest.version, {
        ...manifest,
        dist: { tarball: `${url}/${asked}`, integrity },
      });
      packages.set(manifest.name, versions);
    },
    [Symbol.dispose]: () => void close(),
  };
}

function manifestIn(tarball: string): Manifest {
  const text = execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], {
    encoding: 'utf8',
  });
  return JSON.parse(text) as Manifest;
}
