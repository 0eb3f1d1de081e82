// @ts-check
/** Loaded by `player.js` for an advert that is a picture over the page's video (VAST 3.0, section 2.3.3). */

/** VAST 3.0, section 2.4.2.3. */
const NOT_LOADED = 502;

const css = `
  figure { position: absolute; inset: auto 0 64px; display: grid; justify-items: center; width: fit-content; max-width: calc(100% - 16px); margin: 0 auto }
  a, img { display: block; max-width: 100% } a { pointer-events: auto } img { height: auto }
  figcaption { max-width: 100%; padding: 2px 6px; background: rgb(0 0 0 / .75); color: #fff; font-size: 12px;
    line-height: 16px; overflow-wrap: anywhere }
  button { justify-self: end }
  a:focus-visible { outline: 2px solid #fff; outline-offset: 2px; box-shadow: 0 0 0 6px #000 }`;

/** In pixels: at most the picture's own size and the advert's. @param {HTMLImageElement} picture @param {Element} overlay */
function fittingWidth(picture, overlay) {
  const [width = 0, height = 0] = ['width', 'height'].map((name) => Number(overlay.getAttribute(name)));
  // an SVG may have no size of its own
  const [ownWidth, ownHeight] = [picture.naturalWidth || width, picture.naturalHeight || height];
  return Math.round(ownWidth * Math.min(1, width / ownWidth, height / ownHeight));
}

/**
 * Shows the picture until it is closed, its time is up or the video ends, and reports its views and clicks. The video
 * continues meanwhile.
 * @param {object} parts
 * @param {HTMLVideoElement} parts.video
 * @param {Element} parts.vast the document's root
 * @param {{ label: string, impressions: string[], errors: string[] }} parts.advert
 * @param {string} parts.closeText
 * @param {(text: string, whole: number) => number} parts.toSeconds
 * @param {(event: string, urls: string[], code?: number) => void} parts.report
 * @param {(ended: AbortSignal) => { root: ShadowRoot, button: (text: string, name: string, onClick: () => void) => HTMLElement }} parts.draw
 */
export function showOverlay({ video, vast, advert, closeText, toSeconds, report, draw }) {
  const overlay = /** @type {Element} */ (vast.querySelector('NonLinear'));
  /** @param {string} selector */
  const textsOf = (selector) =>
    Array.from(vast.querySelectorAll(selector), (node) => (node.textContent ?? '').trim()).filter(
      (text) => text !== '',
    );
  const [link = ''] = textsOf('NonLinearClickThrough').filter((text) => /^https?:/i.test(text));
  const [source = ''] = textsOf('NonLinear > StaticResource');
  const [title = ''] = textsOf('AdTitle');

  const picture = document.createElement('img');
  Object.assign(picture, { src: source, alt: title });
  picture.addEventListener('error', () => report('error', advert.errors, NOT_LOADED));
  picture.addEventListener('load', () => {
    const ending = new AbortController();
    const close = () => ending.abort();
    const { root, button } = draw(ending.signal);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];

    const place = document.createElement('a');
    Object.assign(place, { target: '_blank', rel: 'noopener sponsored' });
    if (link !== '') place.href = link;
    let isClicked = false;
    place.addEventListener('click', () => {
      video.pause();
      if (!isClicked) report('click', textsOf('NonLinearClickTracking'));
      isClicked = true;
    });
    picture.width = fittingWidth(picture, overlay);
    place.append(picture);
    const figure = document.createElement('figure');
    figure.append(button(closeText, '', close), place);
    if (advert.label !== '') {
      const caption = document.createElement('figcaption');
      caption.textContent = advert.label;
      figure.append(caption);
    }
    root.append(figure);

    report('impression', advert.impressions);
    report('creativeView', textsOf('NonLinearAds Tracking[event="creativeView"]'));
    const seconds = toSeconds(overlay.getAttribute('minSuggestedDuration') ?? '', Number.NaN);
    if (seconds > 0) setTimeout(close, seconds * 1000);
    video.addEventListener('ended', close, { signal: ending.signal });
  });
}
