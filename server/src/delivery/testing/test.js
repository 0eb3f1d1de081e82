// @ts-check
/**
 * Plays a test advert with the publishers' script, and sends the page around the frame the server's responses: the document,
 * and the result of each event. It intercepts the script's calls, because a page can't read the responses to images.
 */
(() => {
  const search = new URLSearchParams(location.search);
  const tag = new URL('/vast', location.href);
  for (const name of ['placement', 'test']) tag.searchParams.set(name, search.get(name) ?? '');

  // the page may have any origin; nothing here is secret to the owner of the tag
  /** @param {Record<string, unknown>} message */
  const send = (message) => parent.postMessage({ source: 'preroll-test', ...message }, '*');

  const ask = window.fetch.bind(window);
  let isAsked = false;
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    // requests of a backfill pass unchanged
    if (isAsked || url.origin !== tag.origin || url.pathname !== tag.pathname) return ask(input, init);
    isAsked = true;
    url.searchParams.set('page', search.get('page') ?? '');
    const answer = await ask(url, init);
    send({ document: await answer.clone().text() });
    return answer;
  };

  /** Sends only our own events: calls to the advertisers' trackers would count the test. */
  // @ts-expect-error: the code of publishers sets nothing but the address of a picture
  window.Image = class {
    /** @param {string} address */
    set src(address) {
      const [, event] = /\/e\/[^/]+\/(\w+)\//.exec(new URL(address).pathname) ?? [];
      if (event === undefined || new URL(address).origin !== tag.origin) return;
      ask(address).then(
        (answer) => send({ event, result: answer.headers.get('X-Event-Result') ?? 'refused' }),
        () => send({ event, result: 'refused' }),
      );
    }
  };

  const video = /** @type {HTMLVideoElement} */ (document.getElementById('watch'));
  video.muted = true;
  const script = document.createElement('script');
  script.src = '/vast/player.js';
  script.dataset.vast = tag.href;
  script.dataset.video = video.id;
  // without a video of the page's own, only a call of play() starts the advert
  script.addEventListener('load', () => void video.play().catch(() => {}));
  document.head.append(script);
})();
