import { ChevronDown } from 'lucide-react';
import type { CampaignAction } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Menu } from '@/shared/ui/menu';
import { StartStop } from '@/shared/ui/start-stop';
import { actionLabels, type ChangedCampaign } from '../model/campaign-change';
import { usePendingCampaignAction, useRunCampaignAction } from './campaign-actions';

const others = ['set_limits', 'set_dates', 'move_to_group', 'archive'] as const satisfies CampaignAction[];

interface BulkCampaignBarProps {
  campaigns: readonly ChangedCampaign[];
  /** Whether the user has folders for campaigns. */
  inFolders: boolean;
  onDone: () => void;
}

export function BulkCampaignBar({ campaigns, inFolders, onDone }: BulkCampaignBarProps) {
  const runAction = useRunCampaignAction();
  const pending = usePendingCampaignAction();
  const run = (action: CampaignAction) => runAction(action, campaigns, onDone);
  return (
    <>
      <StartStop
        onStart={() => run('start')}
        onStop={() => run('stop')}
        pending={pending === 'start' || pending === 'stop' ? pending : null}
      />
      <Menu
        label="Change the selected"
        trigger={
          <Button variant="outline" size="sm">
            Change
            <ChevronDown aria-hidden />
          </Button>
        }
        items={[...others, ...(inFolders ? (['move_to_folder'] as const) : [])].map((action) => ({
          key: action,
          label: actionLabels[action],
          onSelect: () => run(action),
        }))}
      />
    </>
  );
}
