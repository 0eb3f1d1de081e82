import { ChevronDown } from 'lucide-react';
import type { CampaignAction } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Menu } from '@/shared/ui/menu';
import { StartStop } from '@/shared/ui/start-stop';
import { actionLabels, type ChangedCampaign } from '../model/campaign-change';
import { useAct, useActing } from './campaign-actions';

const others = ['set_limits', 'set_dates', 'move_to_group', 'archive'] as const satisfies CampaignAction[];

interface BulkCampaignBarProps {
  campaigns: readonly ChangedCampaign[];
  /** Their owner keeps campaigns in folders. */
  inFolders: boolean;
  onDone: () => void;
}

/** What can be done with the selected campaigns. */
export function BulkCampaignBar({ campaigns, inFolders, onDone }: BulkCampaignBarProps) {
  const act = useAct();
  const acting = useActing();
  const start = (action: CampaignAction) => act(action, campaigns, onDone);
  return (
    <>
      <StartStop
        onStart={() => start('start')}
        onStop={() => start('stop')}
        pending={acting === 'start' || acting === 'stop' ? acting : null}
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
          onSelect: () => start(action),
        }))}
      />
    </>
  );
}
