import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
export default {
  // The reverse proxy compresses the responses of every compared site.
  compress: false,
  poweredByHeader: false,
  devIndicators: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) },
};
