import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { type BulkResult, BulkResults } from './bulk-results';

export interface BulkResultsDialogProps {
  title: string;
  rows: readonly BulkResult[];
  onClose: () => void;
}

/** The dialog itself, in a chunk of its own. */
export const OpenResults = ({ title, rows, onClose }: BulkResultsDialogProps) => (
  <Dialog
    title={title}
    open
    onOpenChange={(open) => !open && onClose()}
    footer={<Button onClick={onClose}>Close results</Button>}
  >
    <BulkResults label="Results" isDone rows={rows} />
  </Dialog>
);
