// @ts-check
/** The part of `player.js` that plays adverts that are scripts (VPAID 2.0). Pages load it with the first of them. */

/** VPAID's only code of errors (VAST 3.0, section 2.4.2.3). */
const GENERAL_ERROR = 901;
/** Milliseconds until a script must have begun. */
const TIMEOUT = 8000;
/** Milliseconds that a skipped script has to stop, out of sight. */
const SKIP_TIMEOUT = 1000;

/**
 * An advert that plays, as `present` returns it.
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
 * Plays an advert that is a script, in a frame of another origin: the script reaches nothing of the page.
 * @param {object} parts
 * @param {HTMLVideoElement} parts.video
 * @param {{ script: string, parameters: string, label: string, impressions: string[], clicks: string[] }} parts.advert
 * @param {(video: HTMLVideoElement, element: HTMLElement) => () => void} parts.follow keeps an element over the video
 * @param {(stage: object) => Shown} parts.present draws the controls, once the advert has begun
 * @param {(code: number) => void} parts.fallBack reports an error and takes over if the script fails before that
 */
export function playScript({ video, advert, follow, present, fallBack }) {
  const frame = document.createElement('iframe');
  const title = advert.label || 'Реклама';
  Object.assign(frame, { src: new URL('interactive', import.meta.url).href, allow: 'autoplay', title });
  // as its document asks for; this holds also where the script leads the frame
  frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  frame.style.cssText = 'position: absolute; border: 0; z-index: 2147482999';
  const { port1: port, port2 } = new MessageChannel();
  const stopFollowing = follow(video, frame);
  /** @param {string} method @param {unknown} [value] */
  const tell = (method, value) => port.postMessage({ method, value });
  const stage = {
    isPaused: false,
    isMuted: video.muted,
    play: () => tell('resumeAd'),
    pause: () => tell('pauseAd'),
    mute: (/** @type {boolean} */ isMuted) => {
      stage.isMuted = isMuted;
      tell('setAdVolume', isMuted ? 0 : 1);
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
      // the page's video goes on meanwhile
      frame.style.visibility = 'hidden';
      port.onmessage = ({ data: { event } }) => {
        if (event === 'end') remove();
      };
      setTimeout(remove, SKIP_TIMEOUT);
      tell('skipAd');
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
    // without a link of its own the advert's is opened
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
    // whatever its origin: it knows the script and may play it
    frame.contentWindow?.postMessage({ script, parameters, isMuted: video.muted }, '*', [port2]);
  });
  video.after(frame);
}
