import { useState } from 'react';
import type { CampaignBulkResult } from '@/shared/api';
import { BulkResults } from '@/shared/ui/bulk-results';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { notify } from '@/shared/ui/toaster';
import { useChangeCampaigns, useTryCampaigns } from '../api/use-change-campaigns';
import { useGroupNames } from '../api/use-group-names';
import {
  type AskingAction,
  actionLabels,
  type CampaignChange,
  type ChangedCampaign,
  nameCampaigns,
  tellDone,
} from '../model/campaign-change';
import { tellResults } from '../model/tell-results';
import { ChangeForm } from './change-form';

export interface AskedChange {
  action: AskingAction;
  campaigns: readonly ChangedCampaign[];
  onDone?: (() => void) | undefined;
}

/** Asks what an action needs, shows what it would change, does it, and tells what became of each campaign. */
export function ChangeDialog({ action, campaigns, onDone, onClose }: AskedChange & { onClose: () => void }) {
  const [change, setChange] = useState<CampaignChange | null>(null);
  const trial = useTryCampaigns();
  const { mutate, data: answered, isPending } = useChangeCampaigns();
  const groupNames = useGroupNames(campaigns, change?.group_id);
  const title = `${actionLabels[action]}: ${nameCampaigns(campaigns)}`;
  const tried = answered ? undefined : trial.data;
  const refused = trial.data?.filter(({ ok }) => !ok) ?? [];
  const done = answered && [...answered, ...refused];
  const possible = (tried?.length ?? 0) - refused.length;

  const leave = () => {
    onDone?.();
    onClose();
  };

  const finish = (answer: readonly CampaignBulkResult[]) => {
    // what was refused, now or in the preview, is told
    if (refused.length > 0 || !answer.every(({ ok }) => ok)) return;
    notify.success(tellDone(action, campaigns));
    leave();
  };

  const submit = async (next: CampaignChange) => {
    setChange(next);
    await trial.mutateAsync({ campaigns, change: next });
  };

  const apply = () => {
    if (change === null) return;
    const able = campaigns.filter(({ id }) => !refused.some((result) => result.id === id));
    mutate({ campaigns: able, change, versions: versionsOf(tried) }, { onSuccess: finish });
  };

  return (
    <Dialog
      title={title}
      open
      onOpenChange={(open) => !open && (done ? leave() : onClose())}
      footer={
        (done || tried) && (
          <>
            {tried && (
              <Button variant="outline" onClick={trial.reset}>
                Back
              </Button>
            )}
            {done ? (
              <Button onClick={leave}>Close results</Button>
            ) : (
              <Button
                loading={isPending}
                disabledReason={possible === 0 ? 'None of them can be changed so' : undefined}
                onClick={apply}
              >
                {`Apply to ${possible}`}
              </Button>
            )}
          </>
        )
      }
    >
      {done || tried ? (
        <BulkResults
          label={done ? 'Results' : 'What would change'}
          isDone={done !== undefined}
          rows={tellResults(done ?? tried ?? [], campaigns, groupNames)}
        />
      ) : (
        <ChangeForm action={action} campaigns={campaigns} change={change} onSubmit={submit} />
      )}
    </Dialog>
  );
}

/** What was seen in the preview is what is changed. */
const versionsOf = (tried: readonly CampaignBulkResult[] = []) =>
  Object.fromEntries(tried.flatMap(({ id, version }) => (version === undefined ? [] : [[id, version]])));
