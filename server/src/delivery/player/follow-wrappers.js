// @ts-check
/** Loaded by `player.js` for a document that refers to other servers' documents (VAST 3.0, section 2.4.4). */

/** VAST 3.0, section 2.4.2.3. */
const errors = { unreachable: 301, tooMany: 302, noAdvert: 303 };
/** The maximum number of documents after the first. */
const MAX_WRAPPERS = 5;
/** In milliseconds, for the whole chain and for one server that has fallbacks: the page's own video waits. */
const TIMEOUTS = { all: 6000, one: 3000 };

const isWebAddress = (/** @type {string} */ text) => /^https?:/i.test(text);

/** The document's root; an empty VAST if it is no VAST document. @param {string} xml @returns {Element} */
function parse(xml) {
  const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  return root.localName === 'VAST' ? root : parse('<VAST/>');
}

/** @param {Element} from @param {string} selector */
const textsOf = (from, selector) =>
  Array.from(from.querySelectorAll(selector), (node) => (node.textContent ?? '').trim()).filter((text) => text !== '');

/** Fills the macros of a tag's URL. @param {string} address */
function fill(address) {
  /** @type {Record<string, string>} */
  const values = {
    CACHEBUSTING: String(Math.floor(Math.random() * 90_000_000) + 10_000_000),
    TIMESTAMP: encodeURIComponent(new Date().toISOString()),
    PAGEURL: encodeURIComponent(location.href),
  };
  return address.replace(/\[([A-Z]+)\]/g, (macro, name) => values[name] ?? macro);
}

const addresses = 'Error, Impression, Tracking, ClickTracking, NonLinearClickTracking, MediaFile, StaticResource';

/**
 * Removes what other servers must not send: relative URLs, which would point to the page's own site, and the extension by
 * which our own documents control this player.
 * @param {Element} vast
 */
function removeUntrusted(vast) {
  for (const node of vast.querySelectorAll('Extension[type="preroll"]')) node.remove();
  for (const node of vast.querySelectorAll(addresses))
    if (!isWebAddress((node.textContent ?? '').trim())) node.remove();
}

/** Moves a wrapper's trackers into the advert at the end of the chain. @param {Element} wrapper @param {Element} advert */
function hand(wrapper, advert) {
  /** @param {string} parent @param {string} child created in the parent if it is missing */
  const within = (parent, child) => {
    const outer = advert.querySelector(parent);
    const inner = outer?.querySelector(child);
    return inner ?? outer?.appendChild(advert.ownerDocument.createElement(child));
  };
  for (const node of wrapper.querySelectorAll('Error, Impression')) advert.append(node);
  const isOverlay = advert.querySelector('Linear') === null;
  for (const node of wrapper.querySelectorAll('Linear Tracking')) {
    // an overlay has no start event: it starts when it is seen
    if (isOverlay && node.getAttribute('event') === 'start') node.setAttribute('event', 'creativeView');
    within(isOverlay ? 'NonLinearAds' : 'Linear', 'TrackingEvents')?.append(node);
  }
  for (const node of wrapper.querySelectorAll('ClickTracking')) within('Linear', 'VideoClicks')?.append(node);
}

/**
 * The document with the advert and the trackers of its wrappers; or only the error URLs, with the code to report.
 * @typedef {{ vast: Element, code: number | null }} Followed
 */

/**
 * Follows a document's wrappers to an advert: the first one, and further ones as fallbacks where the document allows them.
 * @param {Element} vast the document's root
 * @param {string} tag the document's URL, without what the page has added
 * @param {(urls: string[], code: number) => void} reportError reports a server without an advert before the next is requested
 * @returns {Promise<Followed>}
 */
export async function followWrappers(vast, tag, reportError) {
  const end = Date.now() + TIMEOUTS.all;
  const adverts = Array.from(vast.querySelectorAll(':scope > Ad'));
  for (const [at, advert] of adverts.entries()) {
    const isLast = at === adverts.length - 1 || advert.querySelector('[fallbackOnNoAd="true"]') === null;
    const left = Math.max(0, end - Date.now());
    const document = parse('<VAST/>');
    document.append(advert);
    const followed = await follow(document, tag, AbortSignal.timeout(isLast ? left : Math.min(left, TIMEOUTS.one)));
    if (isLast || followed.code === null) return followed;
    reportError(textsOf(followed.vast, 'Error'), followed.code);
  }
  return { vast, code: errors.noAdvert };
}

/**
 * Follows the wrapper of a document with a single advert.
 * @param {Element} vast @param {string} tag @param {AbortSignal} signal
 * @returns {Promise<Followed>}
 */
async function follow(vast, tag, signal) {
  /** @type {Element[]} */
  const wrappers = [];
  const asked = new Set([tag]);
  let document = vast;

  /** @param {number} code */
  const fail = (code) => {
    const failed = parse('<VAST/>');
    for (const source of [...wrappers, document])
      for (const url of textsOf(source, 'Error')) {
        const error = failed.ownerDocument.createElement('Error');
        error.textContent = url;
        failed.append(error);
      }
    return { vast: failed, code };
  };

  for (;;) {
    const wrapper = document.querySelector('Wrapper');
    const advert = document.querySelector('InLine');
    if (wrapper === null || advert !== null) {
      if (advert === null) return fail(errors.noAdvert);
      for (const outer of wrappers.reverse()) hand(outer, advert);
      return { vast: document, code: null };
    }
    wrappers.push(wrapper);
    const [next = ''] = textsOf(wrapper, 'VASTAdTagURI');
    document = parse('<VAST/>');
    if (wrappers.length > MAX_WRAPPERS || asked.has(next)) return fail(errors.tooMany);
    asked.add(next);
    if (!isWebAddress(next)) return fail(errors.unreachable);
    try {
      const answer = await fetch(fill(next), { credentials: 'omit', signal });
      if (!answer.ok) return fail(errors.unreachable);
      document = parse(await answer.text());
      removeUntrusted(document);
    } catch {
      // a network error, missing CORS headers, or a timeout
      return fail(errors.unreachable);
    }
  }
}
