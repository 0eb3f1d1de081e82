import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const SANDBOX = 'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox';

const types = { css: 'text/css', js: 'text/javascript' };

export interface SandboxedPage {
  path: string;
  title: string;
  /** The HTML of its body, before the script. */
  body: string;
  /** Its style sheet and its script. */
  files: { css: URL; js: URL };
  /** Directives of its content security policy, besides the sandbox. */
  policy: readonly string[];
}

/**
 * Registers a page that any site may embed, with its style sheet and its script at the same path. The document has an opaque
 * origin: it can access neither the page around it nor this server with the visitor's cookies.
 */
export function registerSandboxedPage(app: FastifyInstance, { path, title, body, files, policy }: SandboxedPage): void {
  for (const [ending, file] of Object.entries(files)) {
    const content = readFileSync(file);
    app.get(`${path}.${ending}`, { helmet: false }, async (_request, reply) =>
      reply
        .type(`${types[ending as keyof typeof types]}; charset=utf-8`)
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .header('X-Content-Type-Options', 'nosniff')
        .send(content),
    );
  }
  const document = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${path}.css">
</head>
<body>
${body}
<script src="${path}.js"></script>
</body>
</html>
`;
  app.get(path, { helmet: false }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', [...policy, SANDBOX].join('; '))
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'no-referrer')
      .header('X-Content-Type-Options', 'nosniff')
      .send(document),
  );
}
