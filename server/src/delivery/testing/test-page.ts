import type { SandboxedPage } from '../frames/sandboxed-page.ts';

/**
 * The page in which a placement's page plays a test advert. For a document with an origin of its own `'self'` of a policy
 * means nothing, so that the server's is named.
 */
export function testPage(publicUrl: string): SandboxedPage {
  const { origin } = new URL(publicUrl);
  return {
    path: '/vast/test',
    title: 'A test advert',
    body: '<video id="watch" playsinline muted></video>',
    files: { css: new URL('./test.css', import.meta.url), js: new URL('./test.js', import.meta.url) },
    policy: [
      "default-src 'none'",
      `script-src ${origin}`,
      `style-src ${origin}`,
      // beside ours, those of the placement's backfill
      `media-src ${origin} https:`,
      `img-src ${origin} data: https:`,
      `connect-src ${origin} https:`,
      // an interactive advert
      `frame-src ${origin}`,
      "base-uri 'none'",
      "form-action 'none'",
    ],
  };
}
