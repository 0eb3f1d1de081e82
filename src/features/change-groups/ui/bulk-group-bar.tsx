import { Archive, FolderInput } from 'lucide-react';
import { useState } from 'react';
import type { Group } from '@/entities/group';
import type { BulkResult, GroupAction } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { BulkResultsDialog, nameResults } from '@/shared/ui/bulk-results';
import { Button } from '@/shared/ui/button';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { StartStop } from '@/shared/ui/start-stop';
import { notify } from '@/shared/ui/toaster';
import { useChangeGroups } from '../api/use-change-groups';

interface BulkGroupBarProps {
  groups: readonly Pick<Group, 'id' | 'name'>[];
  /** Asks for a folder; nothing offers it where nobody does. */
  onMoveToFolder?: (() => void) | undefined;
  onDone: () => void;
}

/** What can be done with the selected groups. Where not all went well, each result is told. */
export function BulkGroupBar({ groups, onMoveToFolder, onDone }: BulkGroupBarProps) {
  const { mutate, isPending, variables } = useChangeGroups();
  const [results, setResults] = useState<readonly BulkResult[] | null>(null);
  const confirm = useConfirm();
  const count = formatCount(groups.length, 'group');
  const pending = isPending ? (variables?.action ?? null) : null;

  const change = (action: GroupAction) =>
    mutate(
      { groups, action },
      {
        onSuccess: (answer) => {
          if (!answer.every(({ ok }) => ok)) return setResults(answer);
          notify.success(`${formatCount(answer.length, 'group')} ${words[action]}`);
          onDone();
        },
      },
    );

  const archive = async () => {
    const text = 'Their campaigns stop serving at once. Start brings them back.';
    if (await confirm({ title: `Archive ${count}?`, text, confirmLabel: 'Archive' })) change('archive');
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
      {results && (
        <BulkResultsDialog
          title={count}
          rows={nameResults(results, groups, 'Group')}
          onClose={() => {
            setResults(null);
            onDone();
          }}
        />
      )}
    </>
  );
}

const words: Record<GroupAction, string> = { start: 'started', stop: 'stopped', archive: 'archived' };
