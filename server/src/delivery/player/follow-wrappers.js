// @ts-check
/** Loaded by `player.js` for a document that refers to other servers' documents (VAST 3.0, section 2.4.4). */

/** VAST 3.0, section 2.4.2.3. */
const errors = { unreachable: 301, tooMany: 302, noAdvert: 303 };
/** Documents after the first. */
const MOST = 5;
/** Milliseconds for all of them, and for one that others stand behind: the page's own video waits. */
const TIMEOUTS = { all: 6000, one: 3000 };

const isWebAddress = (/** @type {string} */ text) => /^https?:/i.test(text);

/** The document's root; that of an empty document where it is none of VAST. @param {string} xml @returns {Element} */
function parse(xml) {
  const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  return root.localName === 'VAST' ? root : parse('<VAST/>');
}

/** @param {Element} from @param {string} selector */
const textsOf = (from, selector) =>
  Array.from(from.querySelectorAll(selector), (node) => (node.textContent ?? '').trim()).filter((text) => text !== '');

/** Fills what a tag's address has of macros. @param {string} address */
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
 * Other servers name whole addresses: others would lead to the page's own site. And our own code is told what to draw, or to
 * leave out, by our own documents alone.
 * @param {Element} vast
 */
function removeUntrusted(vast) {
  for (const node of vast.querySelectorAll('Extension[type="preroll"]')) node.remove();
  for (const node of vast.querySelectorAll(addresses))
    if (!isWebAddress((node.textContent ?? '').trim())) node.remove();
}

/** Moves what a wrapper asks to be told into the advert that was found behind it. @param {Element} wrapper @param {Element} advert */
function hand(wrapper, advert) {
  /** @param {string} parent @param {string} child the parent's own, made where it is missing */
  const within = (parent, child) => {
    const outer = advert.querySelector(parent);
    const inner = outer?.querySelector(child);
    return inner ?? outer?.appendChild(advert.ownerDocument.createElement(child));
  };
  for (const node of wrapper.querySelectorAll('Error, Impression')) advert.append(node);
  const isOverlay = advert.querySelector('Linear') === null;
  for (const node of wrapper.querySelectorAll('Linear Tracking')) {
    // an overlay has no start: it begins when it is seen
    if (isOverlay && node.getAttribute('event') === 'start') node.setAttribute('event', 'creativeView');
    within(isOverlay ? 'NonLinearAds' : 'Linear', 'TrackingEvents')?.append(node);
  }
  for (const node of wrapper.querySelectorAll('ClickTracking')) within('Linear', 'VideoClicks')?.append(node);
}

/**
 * The document with the advert, which also tells the wrappers; or the addresses of errors alone, with the code to tell them.
 * @typedef {{ vast: Element, code: number | null }} Followed
 */

/**
 * Follows a document's wrappers to an advert: the first, and each further one that the one before it allows in its place.
 * @param {Element} vast the document's root
 * @param {string} tag where it is from, without what the page has added
 * @param {(urls: string[], code: number) => void} tellError of a server that has no advert, before the next is asked
 * @returns {Promise<Followed>}
 */
export async function followWrappers(vast, tag, tellError) {
  const end = Date.now() + TIMEOUTS.all;
  const adverts = Array.from(vast.querySelectorAll(':scope > Ad'));
  for (const [at, advert] of adverts.entries()) {
    const isLast = at === adverts.length - 1 || advert.querySelector('[fallbackOnNoAd="true"]') === null;
    const left = Math.max(0, end - Date.now());
    const document = parse('<VAST/>');
    document.append(advert);
    const followed = await follow(document, tag, AbortSignal.timeout(isLast ? left : Math.min(left, TIMEOUTS.one)));
    if (isLast || followed.code === null) return followed;
    tellError(textsOf(followed.vast, 'Error'), followed.code);
  }
  return { vast, code: errors.noAdvert };
}

/**
 * Follows the wrapper of a document with one advert.
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
    if (wrappers.length > MOST || asked.has(next)) return fail(errors.tooMany);
    asked.add(next);
    if (!isWebAddress(next)) return fail(errors.unreachable);
    try {
      const answer = await fetch(fill(next), { credentials: 'omit', signal });
      if (!answer.ok) return fail(errors.unreachable);
      document = parse(await answer.text());
      removeUntrusted(document);
    } catch {
      // refused by its server, by its rules for other pages, or too slow
      return fail(errors.unreachable);
    }
  }
}
