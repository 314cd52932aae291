import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The pictures and fonts of every compared site lie beside it, in the front.
  publicDir: false,
  build: { emptyOutDir: true },
});
