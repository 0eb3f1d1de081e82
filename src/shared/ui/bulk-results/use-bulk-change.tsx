import { type MutationMeta, useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { afterPaint } from '@/shared/lib/scheduling';
import { notify, notifyWithUndo } from '@/shared/ui/toaster';
import { BulkResultsDialog } from './bulk-results-dialog';
import type { OperationResult } from './name-results';
import { notifyUndoResult } from './notify-undo-result';

interface BulkChange<Action, Item, Result> {
  /** Sends one request for all items; resolves with a result per item. */
  change: (action: Action, items: readonly Item[]) => Promise<readonly Result[]>;
  /** The mutation's `meta`, such as the queries to invalidate. */
  meta: MutationMeta;
  /** The toast if all succeed: "3 adverts started". */
  success: (action: Action, items: readonly Item[], results: readonly Result[]) => string;
  /** Whether an item was changed; needed if a success can leave an item unchanged. */
  isChanged?: (result: Result) => boolean;
  /**
   * The action that undoes another one for the items it has changed; null if no action restores their previous state.
   * Offered in the toast or, after a partial failure, in the dialog.
   */
  inverse?: (action: Action, changed: readonly Item[], results: readonly Result[]) => Action | null;
  /** Renders a link to where the cause of a failure can be fixed. */
  fix?: (action: Action, item: Item, result: Result) => ReactNode;
  /** Title of the results dialog: "3 adverts". */
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
  /** Undoes the changes; undefined if that is impossible. */
  undo: (() => void) | undefined;
  onDone: () => void;
}

/**
 * Applies one action to several items. Unless all succeed, a dialog lists the result of each.
 *
 * @returns `run` starts an action and calls `onDone` once it has ended and the dialog is closed; `submit` does the same
 * for a form and rejects if the request fails; `takeBack` runs an undo and reports its outcome in a toast; `pending` is
 * the running action; `dialog` is to be rendered
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
      // the form's own dialog must close first: when it returns the focus, it would close a dialog opened above it
      afterPaint(() => setRefused(refusal));
      return;
    }
    const text = success(action, items, results);
    if (undo) notifyWithUndo(text, undo);
    else notify.success(text);
    onDone();
  };

  const takeBack = async (action: Action, items: readonly Item[]) => {
    // the API client has already shown the failure
    const results = await mutateAsync({ action, items }).catch(() => null);
    if (results === null) return;
    notifyUndoResult(success(action, items, results), results, items, noun);
  };

  const run = (action: Action, items: readonly Item[], onDone?: () => void) =>
    // the API client has already shown the failure
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
