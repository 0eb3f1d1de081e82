import { bypass, http, type RequestHandler } from 'msw';

/** Answers with a sample for the posters in the contract's examples, which no server has. */
export const samplePosters: RequestHandler = http.get('/media/:file/:version/poster.jpg', () =>
  fetch(bypass(new URL('samples/landscape.jpg', document.baseURI))),
);
