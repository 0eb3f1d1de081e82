import { fileURLToPath, URL } from 'node:url';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the reference backend listens while Vite serves the application (`npm run dev`). */
const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:3001';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: './src/app/routes',
      generatedRouteTree: './src/app/routeTree.gen.ts',
      autoCodeSplitting: true,
      // a loader in a chunk of its own screen, not in the entry
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
  ],
  build: { target: 'baseline-widely-available', reportCompressedSize: false },
  server: {
    proxy: {
      '/backend/io': { target: backend, ws: true },
      '/backend': backend,
      '/media': backend,
    },
  },
});
