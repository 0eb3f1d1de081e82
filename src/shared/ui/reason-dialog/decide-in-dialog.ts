import { ApiError, belongsToForm, isTransient } from '@/shared/api';

/**
 * Makes a decision from a dialog that asks for its reason. What belongs to the form, or can be repeated, rejects and
 * keeps the dialog open.
 *
 * @param onDecided called before the dialog closes by itself: the decision is saved, or nobody can make it any more
 *   because the record has changed. A toast has said so.
 */
export async function decideInDialog(
  decide: () => Promise<unknown>,
  onDecided: ((isDone: boolean) => void) | undefined,
): Promise<void> {
  try {
    await decide();
    onDecided?.(true);
  } catch (error) {
    const isRefused = onDecided !== undefined && !isTransient(error);
    if (error instanceof ApiError && (belongsToForm(error) || !isRefused)) throw error;
    // the status has changed meanwhile: a toast has said so, and the dialog closes
    onDecided?.(false);
  }
}
