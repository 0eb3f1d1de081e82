import { type MutationMeta, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notify, offerUndo } from '@/shared/ui/toaster';
import { BulkResultsDialog } from './bulk-results-dialog';
import { nameResults, type OperationResult } from './name-results';

interface BulkChange<Action, Item, Result> {
  /** One call for all items; it resolves with a result for each. */
  change: (action: Action, items: readonly Item[]) => Promise<readonly Result[]>;
  /** The queries to invalidate, as for any mutation. */
  meta: MutationMeta;
  /** The toast if all succeed: "3 adverts started". */
  success: (action: Action, items: readonly Item[]) => string;
  /** The action that takes another one back, which the toast then offers; null where none restores what was before. */
  inverse?: (action: Action, items: readonly Item[]) => Action | null;
  /** The title of the results if any is refused: "3 adverts". */
  title: (action: Action, items: readonly Item[]) => string;
  /** Precedes the id of an item without a name: "Advert". */
  noun: string;
}

interface Run<Action, Item> {
  action: Action;
  items: readonly Item[];
}

/**
 * Applies one action to several items. Unless all succeed, the result of each is listed in a dialog.
 * @returns the function that runs an action, which calls `onDone` when it has ended and the dialog is closed; the
 * action that is running; and the dialog to render
 */
export function useBulkChange<Action, Item extends { id: number; name: string }, Result extends OperationResult>({
  change,
  meta,
  success,
  inverse,
  title,
  noun,
}: BulkChange<Action, Item, Result>) {
  const [refused, setRefused] = useState<
    (Run<Action, Item> & { results: readonly Result[]; onDone: () => void }) | null
  >(null);
  const { mutateAsync, isPending, variables } = useMutation({
    meta,
    mutationFn: ({ action, items }: Run<Action, Item>) => change(action, items),
  });

  const apply = async (action: Action, items: readonly Item[], onDone: () => void) => {
    // the client has shown a failure
    const results = await mutateAsync({ action, items }).catch(() => null);
    if (!results) return;
    if (!results.every(({ ok }) => ok)) return setRefused({ action, items, results, onDone });
    const back = inverse?.(action, items) ?? null;
    if (back === null) notify.success(success(action, items));
    else void offerUndo(success(action, items), () => void undo(back, items));
    onDone();
  };

  /** The screen may have been left by then, so the outcome is told without its dialog. */
  const undo = async (action: Action, items: readonly Item[]) => {
    const results = await mutateAsync({ action, items }).catch(() => null);
    const refusal = results?.find(({ ok }) => !ok);
    if (refusal) notify.error(refusal.error ?? title(action, items));
    else if (results) notify.success(success(action, items));
  };

  const run = (action: Action, items: readonly Item[], onDone = () => {}) => void apply(action, items, onDone);

  return {
    run,
    pending: isPending ? variables.action : null,
    dialog: refused && (
      <BulkResultsDialog
        title={title(refused.action, refused.items)}
        rows={nameResults(refused.results, refused.items, noun)}
        onClose={() => {
          setRefused(null);
          refused.onDone();
        }}
      />
    ),
  };
}
