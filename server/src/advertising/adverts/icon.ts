import { ICON_BYTES, NO_PICTURE } from '@preroll/rules/advert/icon';
import { refuseSvgContent } from '@preroll/rules/advert/svg-content';
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
  if (bytes.length > ICON_BYTES) return `At most ${formatBytes(ICON_BYTES)}`;
  if (head.includes('image/png')) return bytes.subarray(0, png.length).equals(png) ? null : NO_PICTURE;
  return refuseSvg(bytes);
}

function refuseSvg(bytes: Buffer): string | null {
  const text = decode(bytes);
  // in another encoding, a browser and the parser could interpret the text differently
  if (text === null || /^<\?xml[^>]*encoding\s*=\s*["'](?!utf-?8["'])/i.test(text)) return NO_PICTURE;
  try {
    return refuseSvgContent(new DOMParser({ onError: refuseFault }).parseFromString(text, 'text/xml'));
  } catch {
    return NO_PICTURE;
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
