import { bypass, http, type RequestHandler } from 'msw';

/** Frames of the demo content's clips. */
const pictures = ['bakery', 'landscape', 'savings', 'school', 'game'];

/** Serves pictures for the posters in the contract's examples, a different one for each file. */
export const samplePosters: RequestHandler = http.get('/media/:file/:version/poster.jpg', ({ params }) => {
  const picture = pictures[Number.parseInt(String(params.file).slice(0, 1), 16) % pictures.length];
  return fetch(bypass(new URL(`samples/${picture}.jpg`, document.baseURI)));
});
