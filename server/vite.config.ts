import { defineConfig } from 'vite';

/** Bundles the server and the embedded database's thread; packages stay outside, the contract comes in. */
export default defineConfig({
  ssr: { noExternal: [/^@cortado\//] },
  build: {
    ssr: true,
    target: 'node20',
    rollupOptions: {
      input: { main: 'src/main.ts', 'embedded-worker': 'src/database/embedded/worker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
