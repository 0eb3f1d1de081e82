import { MAX_ICON_BYTES, NOT_AN_IMAGE } from '@preroll/rules/advert/icon';
import { validateSvgContent } from '@preroll/rules/advert/svg-content';
import { formatBytes } from '@preroll/rules/text/format-bytes';
import { DOMParser } from '@xmldom/xmldom';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Returns why a picture in a data URL is refused, or null. The contract has checked the form of the URL. An SVG may only
 * contain drawing elements, because opening it outside of an `<img>` would run its scripts.
 */
export function refuseIcon(dataUrl: string): string | null {
  const [head = '', data = ''] = dataUrl.split(',');
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > MAX_ICON_BYTES) return `At most ${formatBytes(MAX_ICON_BYTES)}`;
  if (head.includes('image/png')) return bytes.subarray(0, png.length).equals(png) ? null : NOT_AN_IMAGE;
  return refuseSvg(bytes);
}

function refuseSvg(bytes: Buffer): string | null {
  const text = decode(bytes);
  // in another encoding, a browser and the parser could interpret the text differently
  if (text === null || /^<\?xml[^>]*encoding\s*=\s*["'](?!utf-?8["'])/i.test(text)) return NOT_AN_IMAGE;
  try {
    return validateSvgContent(new DOMParser({ onError: refuseFault }).parseFromString(text, 'text/xml'));
  } catch {
    return NOT_AN_IMAGE;
  }
}

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The parser tolerates some errors that a browser may interpret differently. */
function refuseFault(_level: string, message: string): never {
  throw new Error(message);
}
