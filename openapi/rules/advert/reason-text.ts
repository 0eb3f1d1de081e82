const MIN_LENGTH = 3;
const MAX_LENGTH = 500;

/**
 * Returns what is wrong with the reason of a ban, lock, rejection or return, as a sentence; null if it is valid.
 * Surrounding whitespace doesn't count.
 */
export function validateReasonText(reason: string | null | undefined): string | null {
  const { length } = [...(reason ?? '').trim()];
  if (length === 0) return 'Required';
  if (length < MIN_LENGTH) return `At least ${MIN_LENGTH} characters`;
  return length > MAX_LENGTH ? `At most ${MAX_LENGTH} characters` : null;
}
