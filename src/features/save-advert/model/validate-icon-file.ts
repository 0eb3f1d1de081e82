import { NOT_AN_IMAGE } from '@preroll/rules/advert/icon';
import { validateSvgContent } from '@preroll/rules/advert/svg-content';

/** The reason why the server would refuse an icon, as a sentence; null if it would accept it. */
export async function validateIconFile(file: File): Promise<string | null> {
  if (file.type !== 'image/svg+xml') return null;
  const document = new DOMParser().parseFromString(await file.text(), 'text/xml');
  if (document.querySelector('parsererror') !== null) return NOT_AN_IMAGE;
  return validateSvgContent(document);
}
