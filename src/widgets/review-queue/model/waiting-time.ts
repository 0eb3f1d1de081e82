import { twoDigits } from '@/shared/lib/format';

const MINUTE = 60_000;

/** A duration as `3:12`, in hours and minutes, and in words: `3 h 12 min`. From one day on, both are `2 d 4 h`. */
export function waitingTime(since: Date, now: number): { short: string; words: string } {
  const total = Math.max(0, Math.floor((now - since.getTime()) / MINUTE));
  const [days, hours, minutes] = [Math.floor(total / 1440), Math.floor(total / 60) % 24, total % 60];
  if (days > 0) {
    const long = [`${days} d`, hours > 0 && `${hours} h`].filter(Boolean).join(' ');
    return { short: long, words: long };
  }
  return {
    short: `${hours}:${twoDigits(minutes)}`,
    words: [hours > 0 && `${hours} h`, `${minutes} min`].filter(Boolean).join(' '),
  };
}
