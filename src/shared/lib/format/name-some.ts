import { formatNumber } from './format';

interface NameSomeOptions {
  /** More than these say nothing new. */
  most?: number;
  /** What stands before the last where all are named: ` and ` in a sentence. */
  beforeLast?: string;
}

/** `a, b, c and 7 more`: names as many as anybody reads, and counts the others. */
export function nameSome(names: readonly string[], { most = 3, beforeLast = ', ' }: NameSomeOptions = {}): string {
  if (names.length > most) return `${names.slice(0, most).join(', ')} and ${formatNumber(names.length - most)} more`;
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${beforeLast}${last}`;
}
