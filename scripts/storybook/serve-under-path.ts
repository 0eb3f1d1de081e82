import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
};

interface Site {
  /** URL of the site, including the path. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a folder below a path such as `/kit/`, on a free port of the loopback interface; other URLs respond with 404.
 */
export async function serveUnderPath(path: string, folder: string): Promise<Site> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const file = normalize(decodeURIComponent(pathname.slice(path.length)) || 'index.html');
    if (!pathname.startsWith(path) || file.startsWith('..')) return response.writeHead(404).end();
    try {
      const content = await readFile(join(folder, file));
      response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
