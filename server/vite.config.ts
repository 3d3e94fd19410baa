import { defineConfig } from 'vite';

/**
 * Bundles the server with its threads and processes. Packages stay outside; the contract comes in, and
 * zod and lru-cache with it, for a tool's older ones may lie where the bundle would look.
 */
export default defineConfig({
  ssr: { noExternal: [/^@cortado\//, 'zod', 'lru-cache'] },
  build: {
    ssr: true,
    target: 'node20',
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        admin: 'src/admin.ts',
        import: 'src/import.ts',
        backup: 'src/backup.ts',
        restore: 'src/restore.ts',
        'embedded-worker': 'src/database/embedded/worker.ts',
        initdb: 'src/database/embedded/initdb.ts',
        'build-worker': 'src/catalogue/loading/build-worker.ts',
        'hours-worker': 'src/catalogue/loading/hours-worker.ts',
        'photo-process': 'src/features/photos/processing/photo-process.ts',
        'preview-worker': 'src/features/imports/files/preview-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
