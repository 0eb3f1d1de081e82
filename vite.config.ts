import { fileURLToPath, URL } from 'node:url';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressBuild } from './scripts/vite/compress-build.ts';
import { nameBuild } from './scripts/vite/name-build.ts';
import { readBasePath } from './server/src/platform/config/config.ts';

/** Where the reference backend listens while Vite serves the application (`npm run dev`). */
const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:3001';

/** Storybook and its tests, where each story makes a router of its own. */
const isStorybook = process.env.STORYBOOK !== undefined || process.env.VITEST !== undefined;

/** Names every store and event by its place in the code, so that `fork`, `serialize` and the devtools know them. */
const effectorPreset = defineRolldownBabelPreset({
  preset: () => ({ plugins: ['effector/babel-plugin'] }),
  rolldown: { filter: { code: /from '(effector|patronum)'/ } },
});

export default defineConfig({
  base: readBasePath(process.env),
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: './src/app/routes',
      generatedRouteTree: './src/app/routeTree.gen.ts',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // loaders stay in the entry: their calls leave while the screen loads
        defaultBehavior: [['component'], ['errorComponent'], ['notFoundComponent']],
        // it takes a router that a story has made for the application's, and gives its routes what that one shows
        addHmr: !isStorybook,
      },
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    react({ compiler: true }),
    babel({ presets: [effectorPreset] }),
    nameBuild(),
    compressBuild(),
  ],
  build: {
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    // `npm run size` has the budgets
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // what every page loads, what the dialog of signing in shares with the cabinets, and what a cabinet's frame and its
          // campaigns need: Vite alone makes some 110 files of these
          groups: [
            { name: 'app', tags: ['$initial'], priority: 2 },
            {
              name: 'dialog',
              test: /\/ui\/(dialog\/|field\/(input-recipe|with-end-slot))|@tanstack\/react-query\//,
              priority: 1,
            },
            { name: 'cabinet', test: /\$cabinet\/(route|campaigns\/index)\.tsx\?tsr-split=component/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/backend/io': { target: backend, ws: true },
      '/backend': backend,
      '/media': backend,
      '/vast': backend,
    },
  },
});
