import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { chunkName } from './chunk-names.ts';
import { madeFiles } from './made-files/plugin.ts';
import { writeMessages } from './messages/write.ts';
import { scopedName } from './style-names.ts';

/** Class names are inlined as constants, and a module nothing is left of would be dropped with its rules. */
const keepStyles: Plugin = {
  name: 'keep-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
};

await writeMessages();

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), keepStyles, madeFiles()],
  css: { modules: { generateScopedName: scopedName } },
  resolve: {
    // A client is built in one language, whose messages are bundled as the code is; the server has them all.
    ...(!isSsrBuild &&
      command === 'build' && { conditions: ['language-en', ...defaultClientConditions] }),
    alias: [
      // React has its own since 18: the router's stand-in for older ones would weigh on the first load.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // Ours asks again for a style sheet that was lost, and weighs less than Vite's.
      {
        find: /^\0vite\/preload-helper\.js$/,
        replacement: fileURLToPath(new URL('src/lib/load-with-styles.ts', import.meta.url)),
      },
      {
        find: 'react-style-singleton',
        replacement: fileURLToPath(new URL('src/ui/style-singleton.ts', import.meta.url)),
      },
    ],
  },
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
      ? {
          // The server draws no map.
          external: /\/maplibre-engine\.ts$/,
          // One file: a chunk that loads later would be gone once a rebuild has replaced it.
          output: { codeSplitting: false },
        }
      : {
          input: {
            'entry-client': 'src/entry-client.tsx',
            'first-paint': 'src/first-paint/index.ts',
          },
          // Class names stand in the script as plain strings, not in a table besides.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            chunkFileNames: ({ name, moduleIds }) =>
              `assets/${chunkName(name, moduleIds)}-[hash].js`,
            codeSplitting: {
              groups: [
                // What the page starts with travels in one file, where it compresses together; first-paint/ runs by itself.
                { name: 'app', tags: ['$initial'], test: /^(?!.*\/first-paint[/.])/, priority: 1 },
                { name: 'maplibre-gl', test: /\/node_modules\/maplibre-gl\// },
                { name: 'zod', test: /\/node_modules\/(zod|react-hook-form|@hookform)\// },
              ],
            },
          },
        },
  },
  worker: { format: 'es' },
  // The built renderer carries React's production build, whatever NODE_ENV the server is started with.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ssr: { noExternal: command === 'build' ? true : [/^@cortado\//] },
}));
