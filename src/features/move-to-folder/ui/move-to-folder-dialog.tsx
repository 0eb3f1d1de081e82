import { validateParent } from '@preroll/rules/campaign/folder-parent';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { folderQueries, toTree } from '@/entities/folder';
import { styled } from '@/shared/theme';
import { BulkResultsDialog } from '@/shared/ui/bulk-results';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { Tree } from '@/shared/ui/tree';
import { useMoveToFolder } from '../api/use-move-to-folder';
import { describeMoved, kindOf, type MovedItems } from '../model/moved-items';

/** The value of the item "no folder"; ids start at 1. */
const NO_FOLDER = 0;

const Places = styled('div', { base: { maxH: '80', overflowY: 'auto', mx: '-1' } });

interface MoveToFolderDialogProps {
  moved: MovedItems;
  onClose: () => void;
  onMoved?: () => void;
}

/**
 * Asks for the target folder. If a move is impossible, the button has the reason; a second dialog lists the records
 * that failed.
 */
export function MoveToFolderDialog({ moved, onClose, onMoved }: MoveToFolderDialogProps) {
  const query = useQuery(folderQueries.list(kindOf(moved)));
  const failure = failureOf(query);
  const { mutate: move, isPending, data: results = [] } = useMoveToFolder();
  const isFolder = 'folder' in moved;
  const title = `Move ${describeMoved(moved)}`;
  const from = isFolder ? moved.folder.parentId : moved.from;
  const [chosen, setChosen] = useState(from ?? NO_FOLDER);
  const into = chosen === NO_FOLDER ? null : chosen;
  const refusal = isFolder && query.data ? validateParent(query.data, moved.folder.id, into) : null;

  const close = () => {
    onMoved?.();
    onClose();
  };

  const submit = () => move({ moved, into }, { onSuccess: (results) => results.every(({ ok }) => ok) && close() });

  if (!isFolder && results.some(({ ok }) => !ok))
    return <BulkResultsDialog title={title} results={results} records={moved.records} noun="Number" onClose={close} />;

  return (
    <Dialog
      title={title}
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={isPending}
            disabledReason={refusal?.text ?? (from !== undefined && from === into ? 'Already there' : undefined)}
            onClick={submit}
          >
            Move
          </Button>
        </>
      }
    >
      {failure ? (
        <ErrorState {...failure} />
      ) : (
        <Places>
          <Tree
            label="Move to"
            items={
              query.data && [{ key: NO_FOLDER, name: isFolder ? 'Top level' : 'No folder' }, ...toTree(query.data)]
            }
            selected={chosen}
            onSelect={setChosen}
            empty={null}
          />
        </Places>
      )}
    </Dialog>
  );
}
