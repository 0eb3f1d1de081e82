import { fileURLToPath, URL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** One page per table, built like the application. */
export default defineConfig({
  root: here('.'),
  resolve: { alias: { '@': here('../src') } },
  plugins: [react({ compiler: true })],
  build: {
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
    emptyOutDir: true,
    rolldownOptions: { input: ['ours', 'ag-grid', 'ag-grid-react', 'antd'].map((page) => here(`./${page}.html`)) },
  },
});
