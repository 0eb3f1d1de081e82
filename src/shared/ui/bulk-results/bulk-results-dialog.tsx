import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { BulkResults } from './bulk-results';
import { nameResults, type OperationResult } from './name-results';

interface BulkResultsDialogProps {
  title: string;
  results: readonly OperationResult[];
  records: readonly { id: number; name: string }[];
  /** Precedes the id of a record without a name: "Advert". */
  noun: string;
  /** Undoes the successful changes after the dialog has closed. */
  onUndo?: (() => void) | undefined;
  /** Renders a link to where the cause of a failure can be fixed. */
  fixOf?: ((result: OperationResult) => ReactNode) | undefined;
  onClose: () => void;
}

/** Shows the result for each record after a bulk action has partly failed. */
export const BulkResultsDialog = ({
  title,
  results,
  records,
  noun,
  onUndo,
  fixOf,
  onClose,
}: BulkResultsDialogProps) => (
  <Dialog
    title={title}
    open
    onOpenChange={(open) => !open && onClose()}
    footer={
      <>
        {onUndo && (
          <Button
            variant="outline"
            onClick={() => {
              onClose();
              onUndo();
            }}
          >
            Undo
          </Button>
        )}
        <Button onClick={onClose}>Close results</Button>
      </>
    }
  >
    <BulkResults
      label="Results"
      isDone
      rows={results.flatMap((result) =>
        nameResults([result], records, noun).map((row) => ({ ...row, fix: row.ok ? undefined : fixOf?.(result) })),
      )}
    />
  </Dialog>
);
