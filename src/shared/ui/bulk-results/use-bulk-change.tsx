import { type MutationMeta, useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { afterPaint } from '@/shared/lib/scheduling';
import { notify, offerUndo } from '@/shared/ui/toaster';
import { BulkResultsDialog } from './bulk-results-dialog';
import type { OperationResult } from './name-results';
import { tellUndo } from './tell-undo';

interface BulkChange<Action, Item, Result> {
  /** One call for all items; it resolves with a result for each. */
  change: (action: Action, items: readonly Item[]) => Promise<readonly Result[]>;
  /** The queries to invalidate, as for any mutation. */
  meta: MutationMeta;
  /** The toast if all succeed: "3 adverts started". */
  success: (action: Action, items: readonly Item[], results: readonly Result[]) => string;
  /** Whether an item has changed, where a call can succeed without changing it. */
  isChanged?: (result: Result) => boolean;
  /**
   * The action that takes another one back, for the items that it has changed and their results; null where none
   * restores what was before. It is offered in the toast or, if some items were refused, in the dialog.
   */
  inverse?: (action: Action, changed: readonly Item[], results: readonly Result[]) => Action | null;
  /** The link to where the cause of a refusal is mended. */
  fix?: (action: Action, item: Item, result: Result) => ReactNode;
  /** The title of the results if any is refused: "3 adverts". */
  title: (action: Action, items: readonly Item[]) => string;
  /** Precedes the id of an item without a name: "Advert". */
  noun: string;
}

interface Run<Action, Item> {
  action: Action;
  items: readonly Item[];
}

interface Refused<Action, Item, Result> extends Run<Action, Item> {
  results: readonly Result[];
  /** Takes back what the action has changed; undefined where that is impossible. */
  undo: (() => void) | undefined;
  onDone: () => void;
}

/**
 * Applies one action to several items. Unless all succeed, the result of each is listed in a dialog.
 * @returns the function that runs an action, which calls `onDone` when it has ended and the dialog is closed; the same
 * for a form, which rejects when the call fails; one for an action that takes another back, which tells its outcome in
 * a toast; the action that is running; and the dialog to render
 */
export function useBulkChange<Action, Item extends { id: number; name: string }, Result extends OperationResult>({
  change,
  meta,
  success,
  isChanged = () => true,
  inverse,
  fix,
  title,
  noun,
}: BulkChange<Action, Item, Result>) {
  const [refused, setRefused] = useState<Refused<Action, Item, Result> | null>(null);
  const { mutateAsync, isPending, variables } = useMutation({
    meta,
    mutationFn: ({ action, items }: Run<Action, Item>) => change(action, items),
  });

  const submit = async (action: Action, items: readonly Item[], onDone = () => {}) => {
    const results = await mutateAsync({ action, items });
    const done = results.filter(({ ok }) => ok);
    const changes = done.filter(isChanged);
    const changed = items.filter(({ id }) => changes.some((result) => result.id === id));
    const back = changed.length > 0 ? inverse?.(action, changed, changes) : null;
    const undo = back == null ? undefined : () => void takeBack(back, changed);
    if (done.length < results.length) {
      const refusal = { action, items, results, undo, onDone };
      // the dialog of a form closes first: returning the focus, it would close the one above it
      afterPaint(() => setRefused(refusal));
      return;
    }
    const text = success(action, items, results);
    if (undo) offerUndo(text, undo);
    else notify.success(text);
    onDone();
  };

  const takeBack = async (action: Action, items: readonly Item[]) => {
    // the client has shown a failure
    const results = await mutateAsync({ action, items }).catch(() => null);
    if (results === null) return;
    tellUndo(success(action, items, results), results, items, noun);
  };

  const run = (action: Action, items: readonly Item[], onDone?: () => void) =>
    // the client has shown a failure
    void submit(action, items, onDone).catch(() => {});

  return {
    run,
    submit,
    takeBack,
    pending: isPending ? variables.action : null,
    dialog: refused && (
      <BulkResultsDialog
        title={title(refused.action, refused.items)}
        results={refused.results}
        records={refused.items}
        noun={noun}
        onUndo={refused.undo}
        fixOf={({ id }) => {
          const item = refused.items.find((one) => one.id === id);
          const result = refused.results.find((one) => one.id === id);
          return item && result && fix?.(refused.action, item, result);
        }}
        onClose={() => {
          setRefused(null);
          refused.onDone();
        }}
      />
    ),
  };
}
