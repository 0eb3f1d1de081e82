const LEAST = 3;
const MOST = 500;

/**
 * What is wrong with the reason of a ban, a lock, a rejection, or the return of an advert, as a sentence; null when
 * nothing is. Blanks around it don't count.
 */
export function refuseReasonText(reason: string | null | undefined): string | null {
  const { length } = [...(reason ?? '').trim()];
  if (length === 0) return 'Required';
  if (length < LEAST) return `At least ${LEAST} characters`;
  return length > MOST ? `At most ${MOST} characters` : null;
}
