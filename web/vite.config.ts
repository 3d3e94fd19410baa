import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    manifest: true,
    // The server names what a page needs at once; a list of every chunk's parts would weigh on the first.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, parts) => parts.filter((part) => part.endsWith('.css')),
    },
    // Fonts and drawings stay files: inlined they could be neither cached nor preloaded.
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? // One file: a chunk that loads later would be gone once a rebuild has replaced it.
        { output: { codeSplitting: false } }
      : { input: 'src/entry-client.tsx' },
  },
  worker: { format: 'es' },
  ssr: { noExternal: [/^@cortado\//] },
}));
