// @ts-check
/** Loaded by `player.js` for a document that refers to other servers' documents (VAST 3.0, section 2.4.4). */

/** VAST 3.0, section 2.4.2.3. */
const errors = { unreachable: 301, tooMany: 302, noAdvert: 303 };
/** Documents after the first. */
const MOST = 5;
/** Milliseconds for each. */
const PATIENCE = 3000;

/** @param {string} xml */
const parse = (xml) => new DOMParser().parseFromString(xml, 'text/xml').documentElement;

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

/** Moves what a wrapper asks to be told into the advert that was found behind it. @param {Element} wrapper @param {Element} advert */
function hand(wrapper, advert) {
  /** @param {string} parent @param {string} child the parent's own, made where it is missing */
  const within = (parent, child) => {
    const outer = advert.querySelector(parent);
    const inner = outer?.querySelector(child);
    return inner ?? outer?.appendChild(advert.ownerDocument.createElement(child));
  };
  for (const node of wrapper.querySelectorAll('Error, Impression')) advert.append(node);
  for (const node of wrapper.querySelectorAll('Linear Tracking')) within('Linear', 'TrackingEvents')?.append(node);
  for (const node of wrapper.querySelectorAll('ClickTracking')) within('Linear', 'VideoClicks')?.append(node);
}

/**
 * Follows a document's wrapper to an advert.
 * @param {Element} vast the document's root
 * @param {string} address where it is from
 * @returns {Promise<{ vast: Element, code: number | null }>} the document with the advert, which also tells the wrappers; or
 *   the addresses of errors alone, with the code to tell them
 */
export async function followWrappers(vast, address) {
  /** @type {Element[]} */
  const wrappers = [];
  const asked = new Set([address]);
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
    const [tag = ''] = textsOf(wrapper, 'VASTAdTagURI');
    const next = fill(tag);
    document = parse('<VAST/>');
    if (wrappers.length > MOST || asked.has(tag)) return fail(errors.tooMany);
    asked.add(tag);
    try {
      const answer = await fetch(next, { signal: AbortSignal.timeout(PATIENCE) });
      document = parse(await answer.text());
    } catch {
      // refused by its server, by its rules for other pages, or too slow
      return fail(errors.unreachable);
    }
  }
}
