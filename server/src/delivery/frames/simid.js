// @ts-check
/**
 * The layer that a player puts over the video of an interactive advert (SIMID 1.2): a button with the advert's title, which
 * opens its page, and a skip button if the player has none. The player plays the video, keeps its controls and reports
 * the events.
 */
(() => {
  /** SIMID 1.2, section 9. */
  const errors = { unspecified: 1100 };

  const random = crypto.getRandomValues(new Uint32Array(4));
  const sessionId = Array.from(random, (part) => part.toString(16).padStart(8, '0')).join('');
  let messageId = 0;

  /** @param {string} type @param {object} args */
  const send = (type, args) => {
    const message = { sessionId, messageId, timestamp: Date.now(), type, args };
    messageId += 1;
    // the player's origin is unknown, and nothing here is secret to the embedding page
    parent.postMessage(JSON.stringify(message), '*');
  };

  const isRussian = /^ru\b/i.test(navigator.language);

  /** @type {{ label: string, link: string, isOpenedByPlayer: boolean, skippedFrom: number | null } | undefined} */
  let advert;
  /** The position of the video, in seconds. */
  let time = 0;
  let isDrawn = false;

  /**
   * The time in seconds from which the layer offers to skip the advert; null if it does not. Not all players that leave
   * skipping to the layer name a time (the IAB's own does not): in that case, the advert's own time counts.
   * @param {Record<string, unknown>} environmentData
   * @param {number | null} ofAdvert null if it can't be skipped
   */
  function readSkip({ skippableState, skipoffset }, ofAdvert) {
    if (skippableState !== 'adHandles') return null;
    const [, hours, minutes, seconds] = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(String(skipoffset ?? '')) ?? [];
    return seconds === undefined ? ofAdvert : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  }

  /** @param {{ creativeData?: Record<string, string>, environmentData?: Record<string, unknown> }} args */
  function read({ creativeData = {}, environmentData = {} }) {
    const {
      label,
      link = creativeData.clickThruUrl,
      skipOffset = null,
    } = JSON.parse(creativeData.adParameters || '{}');
    const { navigationSupport } = environmentData;
    const isAllowed = navigationSupport !== 'notSupported' && /^https?:/i.test(link);
    advert = {
      label: label || (isRussian ? 'Подробнее' : 'Learn more'),
      link: isAllowed ? link : '',
      isOpenedByPlayer: navigationSupport === 'playerHandles',
      skippedFrom: readSkip(environmentData, skipOffset),
    };
  }

  /** @param {string} name @param {string} label @param {(event: MouseEvent) => void} press */
  function addButton(name, label, press) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: name, textContent: label });
    button.addEventListener('click', press);
    document.body.append(button);
  }

  function draw() {
    clear();
    if (advert === undefined) return;
    const { label, link, isOpenedByPlayer } = advert;
    if (link)
      addButton('link', label, ({ clientX, clientY }) => {
        const place = { x: Math.round(clientX), y: Math.round(clientY) };
        send('SIMID:Creative:clickThru', { ...place, playerHandles: isOpenedByPlayer, url: link });
        if (!isOpenedByPlayer) window.open(link, '_blank', 'noopener');
      });
    isDrawn = true;
    offerSkip();
  }

  /** Shows the skip button once the advert may be skipped. */
  function offerSkip() {
    const from = advert?.skippedFrom ?? null;
    if (!isDrawn || from === null || !(time >= from) || document.querySelector('.skip') !== null) return;
    addButton('skip', isRussian ? 'Пропустить' : 'Skip', () => send('SIMID:Creative:requestSkip', {}));
  }

  function clear() {
    isDrawn = false;
    document.body.replaceChildren();
  }

  /** Messages from the player that require a response. @type {Record<string, (args: Record<string, any>) => void>} */
  const answered = {
    'SIMID:Player:init': read,
    'SIMID:Player:startCreative': draw,
    'SIMID:Player:appBackgrounded': () => {},
    'SIMID:Player:adSkipped': clear,
    'SIMID:Player:adStopped': clear,
    'SIMID:Player:fatalError': clear,
  };

  /** Messages from the player without a response. @type {Record<string, (args: Record<string, any>) => void>} */
  const told = {
    'SIMID:Media:timeupdate': ({ currentTime }) => {
      time = Number(currentTime);
      offerSkip();
    },
  };

  /** @param {unknown} data */
  function parse(data) {
    try {
      return JSON.parse(String(data)) ?? {};
    } catch {
      return {};
    }
  }

  addEventListener('message', ({ source, data }) => {
    const message = parse(data);
    if (source !== parent || message.sessionId !== sessionId) return;
    if (Object.hasOwn(told, message.type)) told[message.type]?.(message.args ?? {});
    const answer = Object.hasOwn(answered, message.type) ? answered[message.type] : undefined;
    if (answer === undefined) return;
    try {
      answer(message.args ?? {});
      send('resolve', { messageId: message.messageId });
    } catch (error) {
      const value = { errorCode: errors.unspecified, reason: String(error) };
      send('reject', { messageId: message.messageId, value });
    }
  });
  send('createSession', {});
})();
