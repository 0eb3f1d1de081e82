import { Plus } from 'lucide-react';
import { scriptQueries } from '@/entities/script';
import { removeScript, type ScriptSettings } from '@/shared/api';
import { useRemoval } from '@/shared/ui/confirm-dialog';
import { RecordMenu } from '@/shared/ui/list-page';
import { settingsHistory } from '@/widgets/settings-history';
import { ScriptDialog } from './script-dialog';
import { VersionDialog } from './version-dialog';

interface ScriptMenuProps {
  script: ScriptSettings;
  onRemoved?: () => void;
}

export function ScriptMenu({ script, onRemoved }: ScriptMenuProps) {
  const remove = useRemoval<ScriptSettings>({
    question: ({ name }) => ({ title: `Remove ${name}?`, text: 'It can no longer be chosen for placements.' }),
    remove: ({ id }) => removeScript(id),
    meta: { invalidates: [scriptQueries.list(script.kind)], success: 'Script removed' },
    ...(onRemoved && { onSuccess: onRemoved }),
  });
  return (
    <RecordMenu
      name={script.name}
      onRemove={() => void remove(script)}
      removalBlockedBy={script.removal_blocked_by}
      edit={(onClose) => <ScriptDialog kind={script.kind} record={script} onClose={onClose} />}
      dialogs={[
        {
          label: 'New version',
          icon: <Plus aria-hidden />,
          render: (onClose) => <VersionDialog script={script} onClose={onClose} />,
        },
        settingsHistory('script', script.id, script.name),
      ]}
    />
  );
}
