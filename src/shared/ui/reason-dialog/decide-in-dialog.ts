import { ApiError, belongsToForm, isTransient } from '@/shared/api';

/**
 * Saves a decision from a dialog that asks for its reason. Errors of the form and transient errors reject, which keeps
 * the dialog open.
 *
 * @param onDecided called before the dialog closes: with true if the decision was saved, with false if it is no longer
 * possible because the record has changed, which a toast has reported
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
    // the status has changed in the meantime; a toast has reported it, and the dialog closes
    onDecided?.(false);
  }
}
