import tailwindcss from '@tailwindcss/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// A build for each page: with chunks in common, the order of the sheets would not be that of the imports.
export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss(), vanillaExtractPlugin()],
  build: { emptyOutDir: false, rolldownOptions: { input: `${mode}.html` } },
}));
