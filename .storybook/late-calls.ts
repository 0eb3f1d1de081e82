import { delay, http, type RequestHandler } from 'msw';

const RUN = 'x-story-run';
let run = 0;

const { send } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.send = function sendInRun(body) {
  this.setRequestHeader(RUN, String(run));
  // a call that a story leaves unanswered would time out, with a toast, in another story ten minutes later
  this.timeout = 0;
  send.call(this, body);
};

/**
 * Starts another run of a story. A call of the previous story may still be on its way to the worker, such as a draft
 * that its form saved last.
 *
 * @returns a handler that leaves such calls unanswered, before a handler of the current story could take them for its own
 */
export function ignoreLateCalls(): RequestHandler {
  run += 1;
  const current = String(run);
  return http.all('/backend/*', ({ request }) => {
    const sent = request.headers.get(RUN);
    return sent === null || sent === current ? undefined : delay('infinite');
  });
}
