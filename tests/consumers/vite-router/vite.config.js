import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // What this forbids shows on the console.
  preview: { headers: { 'Content-Security-Policy': "default-src 'self'; img-src 'self' data:" } },
});
