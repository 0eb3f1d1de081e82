import { delay, http, type RequestHandler } from 'msw';

const RUN_HEADER = 'x-story-run';
let run = 0;

const { send } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.send = function sendInRun(body) {
  this.setRequestHeader(RUN_HEADER, String(run));
  // no timeout: a call that a story leaves unanswered would otherwise fail ten minutes later, with a toast in another
  // story
  this.timeout = 0;
  send.call(this, body);
};

/**
 * Starts a new run of a story. Calls of the previous story may still arrive at the worker, such as the last draft saved
 * by its form.
 *
 * @returns a handler that leaves such calls unanswered, before a handler of the current story could answer them
 */
export function ignoreLateCalls(): RequestHandler {
  run += 1;
  const current = String(run);
  return http.all('/backend/*', ({ request }) => {
    const sent = request.headers.get(RUN_HEADER);
    return sent === null || sent === current ? undefined : delay('infinite');
  });
}
