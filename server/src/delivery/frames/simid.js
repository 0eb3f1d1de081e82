// @ts-check
/**
 * The layer that a player lays over the video of an interactive advert (SIMID 1.2): a button with the advert's title, which
 * opens its page. The player plays the video, keeps its controls and reports the events.
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
    // the player may be of any page; nothing here is secret to who has the advert
    parent.postMessage(JSON.stringify(message), '*');
  };

  /** @type {{ label: string, link: string, isOpenedByPlayer: boolean } | undefined} */
  let advert;

  /** @param {{ creativeData?: Record<string, string>, environmentData?: Record<string, unknown> }} args */
  function read({ creativeData = {}, environmentData = {} }) {
    const { label, link = creativeData.clickThruUrl } = JSON.parse(creativeData.adParameters || '{}');
    const { navigationSupport } = environmentData;
    const isAllowed = navigationSupport !== 'notSupported' && /^https?:/i.test(link);
    advert = {
      label: label || (/^ru\b/i.test(navigator.language) ? 'Подробнее' : 'Learn more'),
      link: isAllowed ? link : '',
      isOpenedByPlayer: navigationSupport === 'playerHandles',
    };
  }

  function draw() {
    if (!advert?.link) return;
    const { label, link, isOpenedByPlayer } = advert;
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: label });
    button.addEventListener('click', ({ clientX, clientY }) => {
      const place = { x: Math.round(clientX), y: Math.round(clientY) };
      send('SIMID:Creative:clickThru', { ...place, playerHandles: isOpenedByPlayer, url: link });
      if (!isOpenedByPlayer) window.open(link, '_blank', 'noopener');
    });
    document.body.replaceChildren(button);
  }

  const clear = () => document.body.replaceChildren();

  /** What the player sends and waits for. @type {Record<string, (args: Record<string, any>) => void>} */
  const answered = {
    'SIMID:Player:init': read,
    'SIMID:Player:startCreative': draw,
    'SIMID:Player:appBackgrounded': () => {},
    'SIMID:Player:adSkipped': clear,
    'SIMID:Player:adStopped': clear,
    'SIMID:Player:fatalError': clear,
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
    const answer = Object.hasOwn(answered, message.type) ? answered[message.type] : undefined;
    if (source !== parent || message.sessionId !== sessionId || answer === undefined) return;
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
