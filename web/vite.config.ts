import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    manifest: true,
    // Fonts and drawings stay files: inlined they could be neither cached nor preloaded.
    assetsInlineLimit: 0,
    rollupOptions: { input: 'src/entry-client.tsx' },
  },
  worker: { format: 'es' },
  ssr: { noExternal: [/^@cortado\//] },
});
