import { Archive, FolderInput } from 'lucide-react';
import { campaignQueries } from '@/entities/campaign';
import { type Group, groupQueries } from '@/entities/group';
import { changeGroups, type GroupAction } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { useBulkChange } from '@/shared/ui/bulk-results';
import { Button } from '@/shared/ui/button';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { StartStop } from '@/shared/ui/start-stop';

interface BulkGroupBarProps {
  groups: readonly Pick<Group, 'id' | 'name'>[];
  /** Asks for the target folder; without it, moving is not offered. */
  onMoveToFolder?: (() => void) | undefined;
  onDone: () => void;
}

/** Actions for the selected groups. */
export function BulkGroupBar({ groups, onMoveToFolder, onDone }: BulkGroupBarProps) {
  const confirm = useConfirm();
  const { run, pending, dialog } = useBulkChange({
    change: async (action: GroupAction, changed: typeof groups) =>
      (await changeGroups({ ids: changed.map(({ id }) => id), action })).results,
    // a campaign may serve or stop serving with its group
    meta: { invalidates: [{ queryKey: groupQueries.all() }, { queryKey: campaignQueries.all() }] },
    success: (action, changed) => `${countOf(changed)} ${words[action]}`,
    title: (_action, changed) => countOf(changed),
    noun: 'Group',
  });
  const change = (action: GroupAction) => run(action, groups, onDone);

  const archive = async () => {
    const text = 'Their campaigns stop serving at once. Start brings them back.';
    if (await confirm({ title: `Archive ${countOf(groups)}?`, text, confirmLabel: 'Archive' })) change('archive');
  };

  return (
    <>
      <StartStop
        onStart={() => change('start')}
        onStop={() => change('stop')}
        pending={pending === 'archive' ? null : pending}
      />
      <Button
        variant="outline"
        size="sm"
        icon={<Archive aria-hidden />}
        loading={pending === 'archive'}
        onClick={() => void archive()}
      >
        Archive
      </Button>
      {onMoveToFolder && (
        <Button variant="outline" size="sm" icon={<FolderInput aria-hidden />} onClick={onMoveToFolder}>
          Move to folder
        </Button>
      )}
      {dialog}
    </>
  );
}

const countOf = ({ length }: readonly unknown[]) => formatCount(length, 'group');

const words: Record<GroupAction, string> = { start: 'started', stop: 'stopped', archive: 'archived' };
