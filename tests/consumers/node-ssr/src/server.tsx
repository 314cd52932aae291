import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './Page.tsx';

const client = new URL('../client/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Record<
  string,
  { file: string; css?: string[] }
>;
const entry = manifest['src/client.tsx'];
if (!entry) throw new Error('The client is not built.');

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Consumer: Node</title>
${(entry.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n')}
<script type="module" src="/${entry.file}"></script>
</head>
<body><div id="root">${renderToString(
  <StrictMode>
    <Page />
  </StrictMode>,
)}</div></body>
</html>`;

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  if (path === '/') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
  } else if (/^\/assets\/[\w.-]+$/.test(path)) {
    response.setHeader('content-type', path.endsWith('.css') ? 'text/css' : 'text/javascript');
    response.end(readFileSync(new URL(`.${path}`, client)));
  } else {
    response.statusCode = 404;
    response.end();
  }
}).listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`running at http://127.0.0.1:${port}`);
});
