import { formatBytes } from '../text/format-bytes.ts';

/** Requirements of a format for videos. Null, and an empty list, mean no limit. */
export interface FormatLimits {
  name: string;
  /** In seconds. */
  minDuration: number | null;
  maxDuration: number | null;
  /** In megabytes of a million bytes. */
  maxFileMb: number | null;
  mimeTypes: readonly string[];
}

/** Facts of a video; null if unknown. */
export interface VideoToCheck {
  /** In seconds. */
  duration: number | null;
  /** In bytes. */
  size: number | null;
  mimeType: string | null;
}

/** Seconds. The last frame, and audio padded to whole packets, make files slightly longer than intended. */
const TOLERANCE = 0.5;

const MEGABYTE = 1_000_000;

/** Returns why a video doesn't fit a format, and what the format allows; null if it fits. */
export function validateByFormat({ duration, size, mimeType }: VideoToCheck, limits: FormatLimits): string | null {
  const { name, minDuration, maxDuration, maxFileMb, mimeTypes } = limits;
  const isShort = duration !== null && minDuration !== null && duration < minDuration - TOLERANCE;
  const isLong = duration !== null && maxDuration !== null && duration > maxDuration + TOLERANCE;
  if (isShort || isLong)
    return `This video is ${oneDecimal(duration)} s long. The format ${name} allows ${describeDuration(limits)}.`;
  if (size !== null && maxFileMb !== null && size > maxFileMb * MEGABYTE)
    return `This file has ${formatBytes(size)}. The format ${name} allows at most ${formatBytes(maxFileMb * MEGABYTE)}.`;
  if (mimeType !== null && mimeTypes.length > 0 && !mimeTypes.includes(mimeType))
    return `The format ${name} takes no ${fileTypes.get(mimeType) ?? mimeType} files, only ${describeTypes(limits)}.`;
  return null;
}

/** Formats the allowed duration: `5 to 30 s`, `at most 30 s`, `at least 5 s`; null without limits. */
export function describeDuration({
  minDuration,
  maxDuration,
}: Pick<FormatLimits, 'minDuration' | 'maxDuration'>): string | null {
  if (minDuration === null) return maxDuration === null ? null : `at most ${maxDuration} s`;
  return maxDuration === null ? `at least ${minDuration} s` : `${minDuration} to ${maxDuration} s`;
}

const fileTypes = new Map([
  ['video/mp4', 'mp4'],
  ['video/webm', 'webm'],
  ['video/quicktime', 'mov'],
]);

/** Formats the allowed types: `mp4, webm or mov`. */
export function describeTypes({ mimeTypes }: Pick<FormatLimits, 'mimeTypes'>): string {
  const names = [...fileTypes].filter(([type]) => mimeTypes.length === 0 || mimeTypes.includes(type));
  return names
    .map(([, name]) => name)
    .join(', ')
    .replace(/, ([^,]+)$/, ' or $1');
}

/** The MIME type for a file name's extension; null for files that aren't supported videos. */
export function mimeTypeOf(fileName: string): string | null {
  const ending = fileName.split('.').at(-1)?.toLowerCase();
  return [...fileTypes].find(([, name]) => name === ending)?.[0] ?? null;
}

/** Rounds to one decimal: 41.04 -> 41, 30.62 -> 30.6. */
const oneDecimal = (value: number) => Number(value.toFixed(1));
