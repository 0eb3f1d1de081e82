import { formatBytes } from '@/shared/lib/format';

/** MIME type to the endings that go with it: `{ 'video/mp4': ['.mp4'] }`. */
export type Accept = Readonly<Record<string, readonly string[]>>;

const endings = (accept: Accept) => [...new Set(Object.values(accept).flat())];

/** What the platform's file dialog filters by. */
export const acceptAttribute = (accept: Accept) => [...Object.keys(accept), ...endings(accept)].join(',');

/**
 * Why these files can't be taken, in words for people, or null. A file is of an accepted type if its
 * MIME type is, or, where the system knows none for it, its ending.
 */
export function refuseFiles(files: readonly File[], accept: Accept, maxBytes: number): string | null {
  const [file, ...others] = files;
  if (!file) return 'Nothing was dropped that is a file.';
  if (others.length > 0) return `${files.length} files were dropped. Choose one.`;

  const name = file.name.toLowerCase();
  const isAccepted = file.type ? file.type in accept : endings(accept).some((ending) => name.endsWith(ending));
  if (!isAccepted) return `${file.name} is of another type. Choose ${endings(accept).join(', ')}.`;

  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > maxBytes)
    return `${file.name} is ${formatBytes(file.size)}; at most ${formatBytes(maxBytes)} can be taken.`;
  return null;
}
