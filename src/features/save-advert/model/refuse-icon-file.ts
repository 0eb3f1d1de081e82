import { NO_PICTURE } from '@preroll/rules/advert/icon';
import { refuseSvgContent } from '@preroll/rules/advert/svg-content';

/** The reason why the server would refuse an icon, as a sentence; null if it would accept it. */
export async function refuseIconFile(file: File): Promise<string | null> {
  if (file.type !== 'image/svg+xml') return null;
  const document = new DOMParser().parseFromString(await file.text(), 'text/xml');
  if (document.querySelector('parsererror') !== null) return NO_PICTURE;
  return refuseSvgContent(document);
}
