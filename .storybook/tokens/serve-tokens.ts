import type { Plugin } from 'vite';
import { tokenFiles } from './token-files.ts';

const typeOf = (name: string) => (name.endsWith('.css') ? 'text/css' : 'application/json');

/** Generates the token files, on request in development and for the built site, so they are never out of date. */
export const serveTokens = (): Plugin => ({
  name: 'preroll:tokens',
  configureServer(server) {
    for (const [name, content] of Object.entries(tokenFiles))
      server.middlewares.use(`/${name}`, (_request, response) => {
        response.setHeader('Content-Type', `${typeOf(name)}; charset=utf-8`);
        response.end(content());
      });
  },
  generateBundle() {
    for (const [fileName, content] of Object.entries(tokenFiles))
      this.emitFile({ type: 'asset', fileName, source: content() });
  },
});
