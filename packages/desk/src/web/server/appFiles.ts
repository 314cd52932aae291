import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

interface AppFile {
  type: string;
  content: Buffer;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** All files of a folder by address, read beforehand: no address leads out of the folder. */
export function readAppFiles(folder: string): Map<string, AppFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const type = types[path.extname(file)];
    if (!entry.isFile() || type === undefined) return [];
    const address = `/${path.relative(folder, file).replaceAll('\\', '/')}`;
    return [[address, { type, content: readFileSync(file) }] as const];
  });
  return new Map(files);
}

const escaped = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The only page; it contains no data of the tables. A translator would show as visitors' what they do not see. */
export const appPage = (title: string): AppFile => ({
  type: 'text/html; charset=utf-8',
  content: Buffer.from(
    `<!doctype html><html lang="en" translate="no"><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width,initial-scale=1">` +
      `<title>${escaped(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/desk.css">` +
      `<body><div id="desk"></div><noscript>The desk needs JavaScript.</noscript>` +
      `<script type="module" src="/desk.js"></script>`,
  ),
});

/** As strict as the site's own; no page may show the desk in a frame. */
export const headersOfAll = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // `blob:` is for a chosen picture, which is shown from this computer.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};
