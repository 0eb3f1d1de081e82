// @ts-check
/**
 * The inside of the frame in which `player.js` plays a script advert (VPAID 2.0). The frame's document is sandboxed with an
 * opaque origin: the script gets a slot and a `<video>`, but can access neither the page around it nor this server's
 * cookies. Its events and the page's calls are exchanged through a message port.
 */
(() => {
  const slot = /** @type {HTMLElement} */ (document.getElementById('slot'));
  const video = /** @type {HTMLVideoElement} */ (document.getElementById('video'));

  /** The methods that the page may call. */
  const methods = ['pauseAd', 'resumeAd', 'setAdVolume', 'skipAd'];
  /** The messages to the page for the script's events, except clicks. */
  const messages = {
    AdStarted: { event: 'begin' },
    AdStopped: { event: 'end' },
    AdError: { event: 'fail' },
    AdImpression: { event: 'impression' },
    AdPaused: { event: 'state', isPaused: true },
    AdPlaying: { event: 'state', isPaused: false },
    AdVideoStart: { event: 'track', name: 'start' },
    AdVideoFirstQuartile: { event: 'track', name: 'firstQuartile' },
    AdVideoMidpoint: { event: 'track', name: 'midpoint' },
    AdVideoThirdQuartile: { event: 'track', name: 'thirdQuartile' },
    AdVideoComplete: { event: 'track', name: 'complete' },
    AdSkipped: { event: 'track', name: 'skip' },
  };

  /**
   * The time in seconds, from the video if the script plays one here, else from the script; null if unknown.
   * @param {Record<string, any>} unit
   */
  function timeOf(unit) {
    if (video.duration > 0) return { now: video.currentTime, duration: video.duration };
    const [duration, remaining] = [unit.getAdDuration?.(), unit.getAdRemainingTime?.()];
    // negative numbers mean unknown
    return duration > 0 && remaining >= 0 ? { now: duration - remaining, duration } : null;
  }

  /** @param {{ parameters: string, isMuted: boolean }} advert @param {MessagePort} port */
  function run({ parameters, isMuted }, port) {
    // @ts-expect-error: the script defines it
    const unit = window.getVPAIDAd();
    if (!(Number.parseFloat(unit.handshakeVersion('2.0')) >= 1)) throw new Error('An unknown version of VPAID');
    for (const [name, message] of Object.entries(messages)) unit.subscribe(() => port.postMessage(message), name, unit);
    /** @param {unknown} url @param {unknown} _id @param {unknown} isOurs whether the page opens the link */
    const click = (url, _id, isOurs) =>
      port.postMessage({ event: 'click', url: String(url ?? ''), isOurs: Boolean(isOurs) });
    unit.subscribe(click, 'AdClickThru', unit);
    unit.subscribe(() => unit.startAd(), 'AdLoaded', unit);
    port.onmessage = ({ data: { method, value } }) => {
      if (methods.includes(method)) unit[method](value);
    };
    // for scripts that only report their end
    video.addEventListener('ended', () => port.postMessage(messages.AdVideoComplete));
    addEventListener('resize', () => unit.resizeAd(innerWidth, innerHeight, 'normal'));
    setInterval(() => {
      const time = timeOf(unit);
      if (time !== null) port.postMessage({ event: 'time', ...time });
    }, 200);
    video.muted = isMuted;
    const environment = { slot, videoSlot: video, videoSlotCanAutoPlay: true };
    unit.initAd(innerWidth, innerHeight, 'normal', -1, { AdParameters: parameters }, environment);
    if (isMuted) unit.setAdVolume(0);
  }

  addEventListener('message', ({ source, data, ports: [port] }) => {
    if (source !== parent || port === undefined) return;
    const fail = () => port.postMessage(messages.AdError);
    const script = document.createElement('script');
    script.src = data.script;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      try {
        run(data, port);
      } catch {
        fail();
      }
    });
    document.head.append(script);
  });
})();
