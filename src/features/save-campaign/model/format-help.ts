import type { Format } from '@/entities/dictionary';

/** `5 to 60 s, may be skipped after 5 s`. */
export function formatHelp({ minDuration, maxDuration, skipOffset }: Format): string {
  const length = [minDuration, maxDuration].every((bound) => bound === null)
    ? 'Any length'
    : [
        minDuration === null ? 'Up to' : `${minDuration} to`,
        maxDuration === null ? 'any length' : `${maxDuration} s`,
      ].join(' ');
  return `${length}, ${skipOffset === null ? "can't be skipped" : `may be skipped after ${skipOffset} s`}`;
}
