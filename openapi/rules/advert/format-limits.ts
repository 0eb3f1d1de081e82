import { formatBytes } from '../text/format-bytes.ts';

/** What a format asks of a video. Null, and an empty list, are no limit. */
export interface FormatLimits {
  /** Of the format. */
  name: string;
  /** Seconds. */
  minDuration: number | null;
  maxDuration: number | null;
  /** Megabytes of a million bytes. */
  maxFileMb: number | null;
  mimeTypes: readonly string[];
}

/** Null where it is not known. */
export interface VideoToCheck {
  /** Seconds. */
  duration: number | null;
  /** Bytes. */
  size: number | null;
  mimeType: string | null;
}

/** Seconds. The last frame, and sound that is filled up to whole packets, make a file a little longer than was meant. */
const TOLERANCE = 0.5;

const MEGABYTE = 1_000_000;

/** Says why a video can't be shown in a format, and what the format allows; null when it can. */
export function refuseByFormat({ duration, size, mimeType }: VideoToCheck, limits: FormatLimits): string | null {
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

/** `5 to 30 s`, `at most 30 s`, `at least 5 s`; null where any duration will do. */
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

/** `mp4, webm or mov`. */
export function describeTypes({ mimeTypes }: Pick<FormatLimits, 'mimeTypes'>): string {
  const names = [...fileTypes].filter(([type]) => mimeTypes.length === 0 || mimeTypes.includes(type));
  return names
    .map(([, name]) => name)
    .join(', ')
    .replace(/, ([^,]+)$/, ' or $1');
}

/** The MIME type of a file by the ending of its name; null for what is no video that can be uploaded. */
export function mimeTypeOf(fileName: string): string | null {
  const ending = fileName.split('.').at(-1)?.toLowerCase();
  return [...fileTypes].find(([, name]) => name === ending)?.[0] ?? null;
}

/** 41.04 -> 41, 30.62 -> 30.6. */
const oneDecimal = (value: number) => Number(value.toFixed(1));
