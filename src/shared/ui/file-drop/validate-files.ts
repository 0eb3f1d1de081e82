import { formatBytes } from '@preroll/rules/text/format-bytes';

/** Accepted file extensions by MIME type: `{ 'video/mp4': ['.mp4'] }`. */
export type Accept = Readonly<Record<string, readonly string[]>>;

const endings = (accept: Accept) => [...new Set(Object.values(accept).flat())];

/** Value of the `accept` attribute. */
export const acceptAttribute = (accept: Accept) => [...Object.keys(accept), ...endings(accept)].join(',');

/**
 * Returns why the files can't be accepted, or null. The file extension decides, because the MIME type reported by the
 * system depends on the installed programs.
 */
export function validateFiles(files: readonly File[], accept: Accept, maxBytes: number): string | null {
  const [file, ...others] = files;
  if (!file) return 'Drop a file.';
  if (others.length > 0) return `${files.length} files were dropped. Choose one.`;

  const name = file.name.toLowerCase();
  const isAccepted = endings(accept).some((ending) => name.endsWith(ending));
  if (!isAccepted) return `${file.name} has the wrong type. Choose ${endings(accept).join(', ')}.`;

  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > maxBytes) return `${file.name} is ${formatBytes(file.size)}. The limit is ${formatBytes(maxBytes)}.`;
  return null;
}
