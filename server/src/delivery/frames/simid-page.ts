import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { openToAnyPage } from '../serving/open-to-any-page.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const [style, script] = [read('./simid.css'), read('./simid.js')];

const hashOf = (text: string) => createHash('sha256').update(text);

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>An interactive advert</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<script>${script}</script>
</body>
</html>
`;

const hash = hashOf(page).digest('hex');

/** The page can access nothing: neither the page around it, nor any server, including this one. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hashOf(style).digest('base64')}'`,
  `script-src 'sha256-${hashOf(script).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** The URL of the layer of interactive adverts, for players with SIMID; the hash is that of the page. */
export const simidUrl = (publicUrl: string): string => `${publicUrl}/vast/simid/${hash}.html`;

/**
 * Registers the layer of interactive adverts, which any site may embed. The page at a hash never changes. URLs of other
 * hashes get the current page: during an upgrade, a document of one process may refer to another version.
 */
export function registerSimidPage(app: FastifyInstance): void {
  app.get('/vast/simid/:hash([0-9a-f]{64}).html', openToAnyPage, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', policy)
      .header(
        'Cache-Control',
        (request.params as { hash: string }).hash === hash ? 'public, max-age=31536000, immutable' : 'no-store',
      )
      .header('Access-Control-Allow-Origin', '*')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Referrer-Policy', 'no-referrer')
      .header('X-Content-Type-Options', 'nosniff')
      .send(page),
  );
}
