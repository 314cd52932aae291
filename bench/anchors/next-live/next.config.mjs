import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
export default {
  // The reverse proxy compresses, for every compared site alike.
  compress: false,
  poweredByHeader: false,
  devIndicators: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) },
};
