import type { FileContent } from '@/shared/api';

/** Downloads text as a file. */
export const downloadText = (name: string, text: string, type: string): void =>
  save(name, new Blob([text], { type: `${type};charset=utf-8` }));

/** Downloads a document created by the server. */
export const downloadDocument = ({ filename, content_type, content }: FileContent): void =>
  save(filename, new Blob([Uint8Array.from(atob(content), (char) => char.charCodeAt(0))], { type: content_type }));

function save(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
