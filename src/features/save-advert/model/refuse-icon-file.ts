import { refuseSvgContent } from '@preroll/rules/svg-content';

/** Why the server would not take a picture, as a sentence; null when it would. */
export async function refuseIconFile(file: File): Promise<string | null> {
  if (file.type !== 'image/svg+xml') return null;
  const document = new DOMParser().parseFromString(await file.text(), 'text/xml');
  if (document.querySelector('parsererror') !== null) return 'The file is no png or svg picture';
  return refuseSvgContent(document);
}
