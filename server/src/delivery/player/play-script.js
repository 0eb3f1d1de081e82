// @ts-check
/** The part of `player.js` that plays script adverts (VPAID 2.0). Loaded with the first of them. */

/** VPAID's only error code (VAST 3.0, section 2.4.2.3). */
const GENERAL_ERROR = 901;
/** Milliseconds within which a script must start. */
const TIMEOUT = 8000;
/** Milliseconds that a skipped script has to stop, hidden. */
const SKIP_TIMEOUT = 1000;

/**
 * A playing advert, as returned by `present`.
 * @typedef {object} Shown
 * @property {(event: string, urls: string[]) => void} report
 * @property {(name: string) => void} track
 * @property {(now: number, duration: number) => void} progress
 * @property {() => void} showState
 * @property {() => void} end
 * @property {(code: number) => void} fail
 * @property {(link?: string) => void} open
 */

/**
 * Plays a script advert in a frame of another origin, without access to the page.
 * @param {object} parts
 * @param {HTMLVideoElement} parts.video
 * @param {{ script: string, parameters: string, label: string, impressions: string[], clicks: string[] }} parts.advert
 * @param {(video: HTMLVideoElement, element: HTMLElement) => () => void} parts.follow keeps an element over the video
 * @param {(stage: object) => Shown} parts.present draws the controls, once the advert has started
 * @param {(code: number) => void} parts.fallBack reports an error and continues with the video if the script fails before
 * that
 */
export function playScript({ video, advert, follow, present, fallBack }) {
  const frame = document.createElement('iframe');
  const title = advert.label || 'Реклама';
  Object.assign(frame, { src: new URL('interactive', import.meta.url).href, allow: 'autoplay', title });
  // the document also sends this policy; here it applies even if the script navigates the frame
  frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  frame.style.cssText = 'position: absolute; border: 0; z-index: 2147482999';
  const { port1: port, port2 } = new MessageChannel();
  const stopFollowing = follow(video, frame);
  /** @param {string} method @param {unknown} [value] */
  const send = (method, value) => port.postMessage({ method, value });
  const stage = {
    isPaused: false,
    isMuted: video.muted,
    play: () => send('resumeAd'),
    pause: () => send('pauseAd'),
    mute: (/** @type {boolean} */ isMuted) => {
      stage.isMuted = isMuted;
      send('setAdVolume', isMuted ? 0 : 1);
      shown?.showState();
    },
    close: (/** @type {boolean} */ isSkipped) => {
      clearTimeout(timer);
      stopFollowing();
      const remove = () => {
        port.close();
        frame.remove();
      };
      if (!isSkipped) return remove();
      // the page's video continues meanwhile
      frame.style.visibility = 'hidden';
      port.onmessage = ({ data: { event } }) => {
        if (event === 'end') remove();
      };
      setTimeout(remove, SKIP_TIMEOUT);
      send('skipAd');
    },
  };
  /** @type {Shown | undefined} */
  let shown;
  const giveUp = () => {
    if (shown !== undefined) return shown.fail(GENERAL_ERROR);
    stage.close(false);
    fallBack(GENERAL_ERROR);
  };
  const timer = setTimeout(giveUp, TIMEOUT);

  const begin = () => {
    if (shown !== undefined) return;
    clearTimeout(timer);
    shown = present(stage);
  };
  /** @type {Record<string, (detail: Record<string, any>) => void>} */
  const listeners = {
    begin,
    // some scripts report these before their start
    impression() {
      begin();
      shown?.report('impression', advert.impressions);
    },
    track({ name }) {
      begin();
      shown?.track(name);
    },
    // opens the advert's link if the script sends none
    click: ({ url, isOurs }) => (isOurs ? shown?.open(url || undefined) : shown?.report('click', advert.clicks)),
    state({ isPaused }) {
      stage.isPaused = isPaused;
      shown?.showState();
    },
    time({ now, duration }) {
      if (now > 0) shown?.track('start');
      shown?.progress(now, duration);
    },
    end: () => (shown === undefined ? giveUp() : shown.end()),
    fail: giveUp,
  };
  port.onmessage = ({ data: { event, ...detail } }) => listeners[event]?.(detail);
  frame.addEventListener('load', () => {
    const { script, parameters } = advert;
    // any target origin: the frame's is opaque, and the message is not secret
    frame.contentWindow?.postMessage({ script, parameters, isMuted: video.muted }, '*', [port2]);
  });
  video.after(frame);
}
