import { notify } from '@/shared/ui/toaster';
import { nameResults } from './name-results';

/** Reports the outcome of an undo in a toast, because the user may have left the screen with the dialog. */
export function notifyUndoResult(success: string, ...answer: Parameters<typeof nameResults>): void {
  const refused = nameResults(...answer).filter(({ ok }) => !ok);
  const [first] = refused;
  const names = refused.map(({ name }) => name).join(', ');
  if (first) notify.error([`Not undone for ${names}.`, ...first.lines].join(' '));
  else notify.success(success);
}
