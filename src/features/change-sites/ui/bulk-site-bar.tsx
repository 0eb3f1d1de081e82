import { Archive, FolderInput } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { StartStop } from '@/shared/ui/start-stop';
import type { ChangedSite } from '../model/site-change';
import { usePendingSiteAction, useRunSiteAction } from './site-actions';

interface BulkSiteBarProps {
  sites: readonly ChangedSite[];
  /** Opens the choice of a folder; undefined if the user has no folders. */
  onMove: (() => void) | undefined;
  onDone: () => void;
}

export function BulkSiteBar({ sites, onMove, onDone }: BulkSiteBarProps) {
  const run = useRunSiteAction();
  const pending = usePendingSiteAction();
  return (
    <>
      <StartStop
        onStart={() => run('start', sites, onDone)}
        onStop={() => run('stop', sites, onDone)}
        pending={pending === 'start' || pending === 'stop' ? pending : null}
      />
      {onMove && (
        <Button variant="outline" size="sm" icon={<FolderInput aria-hidden />} onClick={onMove}>
          Move to folder
        </Button>
      )}
      <Button
        variant="outline"
        size="sm"
        icon={<Archive aria-hidden />}
        loading={pending === 'archive'}
        onClick={() => run('archive', sites, onDone)}
      >
        Archive
      </Button>
    </>
  );
}
