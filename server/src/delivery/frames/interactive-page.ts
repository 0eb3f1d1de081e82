import type { SandboxedPage } from './sandboxed-page.ts';

/** The page in which sites show an advert that is a script (VPAID); it may load resources from anywhere. */
export const interactivePage: SandboxedPage = {
  path: '/vast/interactive',
  title: 'An interactive advert',
  body: '<video id="video" playsinline></video>\n<div id="slot"></div>',
  files: { css: new URL('./interactive.css', import.meta.url), js: new URL('./interactive.js', import.meta.url) },
  policy: ["object-src 'none'", "base-uri 'none'"],
};
