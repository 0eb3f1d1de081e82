import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A test advert</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/vast/test.css">
</head>
<body>
<video id="watch" playsinline muted></video>
<script src="/vast/test.js"></script>
</body>
</html>
`;

/**
 * Registers the page in which a placement's page plays a test advert, in a sandboxed frame: its document has an origin of
 * its own, for which `'self'` of a policy means nothing, so that the server's is named.
 */
export function registerTestPage(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const { origin } = new URL(publicUrl);
  const policy = [
    "default-src 'none'",
    `script-src ${origin}`,
    `style-src ${origin}`,
    `media-src ${origin}`,
    `img-src ${origin} data:`,
    `connect-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
  for (const [name, type] of [
    ['test.css', 'text/css'],
    ['test.js', 'text/javascript'],
  ] as const) {
    const body = readFileSync(new URL(`./${name}`, import.meta.url));
    app.get(`/vast/${name}`, { helmet: false }, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .header('X-Content-Type-Options', 'nosniff')
        .send(body),
    );
  }
  app.get('/vast/test', { helmet: false }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', policy)
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'no-referrer')
      .header('X-Content-Type-Options', 'nosniff')
      .send(page),
  );
}
