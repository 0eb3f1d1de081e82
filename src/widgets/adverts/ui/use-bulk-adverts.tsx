import { FolderInput } from 'lucide-react';
import { useState } from 'react';
import type { Advert } from '@/entities/advert';
import { useFolderKinds } from '@/entities/session';
import { MoveToFolderDialog } from '@/features/move-to-folder';
import { Button } from '@/shared/ui/button';
import { BulkAdvertBar } from './bulk-advert-bar';

/**
 * Bulk actions for the selected adverts: the buttons of the list's bar, and the dialog that they open.
 *
 * @param onDone clears the selection
 */
export function useBulkAdverts(adverts: readonly Advert[], onDone: () => void) {
  const [isMoving, setIsMoving] = useState(false);
  const inFolders = useFolderKinds().includes('advert');

  return {
    bulkActions: (
      <>
        <BulkAdvertBar adverts={adverts} onDone={onDone} />
        {inFolders && (
          <Button variant="outline" size="sm" icon={<FolderInput aria-hidden />} onClick={() => setIsMoving(true)}>
            Move to folder
          </Button>
        )}
      </>
    ),
    dialog: isMoving && (
      <MoveToFolderDialog
        moved={{ kind: 'advert', records: adverts }}
        onClose={() => setIsMoving(false)}
        onMoved={onDone}
      />
    ),
  };
}
