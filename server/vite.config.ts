import { defineConfig } from 'vite';
import { bundled } from './package.json';

/**
 * Bundles the server with its threads and processes. Packages stay outside but for those of `bundled`: the
 * contract, the search, and those whose place at the top of node_modules another package's older version may have.
 */
export default defineConfig({
  ssr: { noExternal: [...bundled, /^@(formatjs|opentelemetry)\//] },
  // Beside an older one at the top, each package of OpenTelemetry has a copy of its own.
  resolve: { dedupe: ['@opentelemetry/core', '@opentelemetry/resources'] },
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
        'streets-worker': 'src/integrations/streets/streets-worker.ts',
        'preview-worker': 'src/features/imports/files/preview-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
