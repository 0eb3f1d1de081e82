const LEAST = 3;
const MOST = 500;

/**
 * Returns what is wrong with the reason of a ban, lock, rejection or return, as a sentence; null if it is valid.
 * Surrounding whitespace doesn't count.
 */
export function refuseReasonText(reason: string | null | undefined): string | null {
  const { length } = [...(reason ?? '').trim()];
  if (length === 0) return 'Required';
  if (length < LEAST) return `At least ${LEAST} characters`;
  return length > MOST ? `At most ${MOST} characters` : null;
}
