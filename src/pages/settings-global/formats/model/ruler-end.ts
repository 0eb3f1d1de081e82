import type { FormatSettings } from '@/shared/api';

/** The length of rulers is a multiple of this, in seconds. */
const STEP = 15;

/** The common length of all rulers, in seconds: enough for the durations that any format allows. */
export function rulerEnd(formats: readonly Pick<FormatSettings, 'min_duration' | 'max_duration' | 'skip_offset'>[]) {
  const ends = formats.flatMap(({ min_duration, max_duration, skip_offset }) => [
    // an unlimited duration extends to the end of the ruler
    max_duration ?? (min_duration ?? 0) + STEP,
    skip_offset ?? 0,
  ]);
  return Math.max(STEP, Math.ceil(Math.max(0, ...ends) / STEP) * STEP);
}
