import type { SandboxedPage } from '../frames/sandboxed-page.ts';

/**
 * The frame in which a placement's page plays a test advert. In a document with an opaque origin, a policy's `'self'`
 * matches nothing, so the server's origin is named.
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
      // includes those of the placement's backfill
      `media-src ${origin} https:`,
      `img-src ${origin} data: https:`,
      `connect-src ${origin} https:`,
      // for an interactive advert
      `frame-src ${origin}`,
      "base-uri 'none'",
      "form-action 'none'",
    ],
  };
}
