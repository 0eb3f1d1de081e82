import type { FormatSettings } from '@/shared/api';

/** Rulers are as long as a multiple of this, in seconds. */
const STEP = 15;

/** The length of the rulers of all formats, in seconds: whatever any of them allows is on it. */
export function rulerEnd(formats: readonly Pick<FormatSettings, 'min_duration' | 'max_duration' | 'skip_offset'>[]) {
  const ends = formats.flatMap(({ min_duration, max_duration, skip_offset }) => [
    // what has no end goes on to the end of the ruler
    max_duration ?? (min_duration ?? 0) + STEP,
    skip_offset ?? 0,
  ]);
  return Math.max(STEP, Math.ceil(Math.max(0, ...ends) / STEP) * STEP);
}
