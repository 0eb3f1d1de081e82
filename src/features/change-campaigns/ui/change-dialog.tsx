import { useState } from 'react';
import type { CampaignBulkResult } from '@/shared/api';
import { BulkResults } from '@/shared/ui/bulk-results';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { useUnsavedChangesGuard } from '@/shared/ui/form';
import { notify, notifyWithUndo } from '@/shared/ui/toaster';
import { useChangeCampaigns, useDryRunCampaigns } from '../api/use-change-campaigns';
import { useGroupNames } from '../api/use-group-names';
import {
  actionLabels,
  type CampaignChange,
  type ChangedCampaign,
  type DialogAction,
  nameCampaigns,
  successMessage,
} from '../model/campaign-change';
import { reportResults } from '../model/report-results';
import { ChangeForm } from './change-form';

export interface RequestedChange {
  action: DialogAction;
  campaigns: readonly ChangedCampaign[];
  onDone?: (() => void) | undefined;
}

interface ChangeDialogProps extends RequestedChange {
  /** Undoes the change that had these results, for these campaigns. */
  onUndo: (results: readonly CampaignBulkResult[], campaigns: readonly ChangedCampaign[]) => void;
  onClose: () => void;
}

/**
 * Asks for the input of an action, previews it, applies it and reports the result for each campaign. Before closing
 * with input that was not applied, it asks for a confirmation.
 */
export function ChangeDialog({ action, campaigns, onDone, onUndo, onClose }: ChangeDialogProps) {
  const [change, setChange] = useState<CampaignChange | null>(null);
  const [isEdited, setIsEdited] = useState(false);
  const preview = useDryRunCampaigns();
  const { mutate, data: applied, isPending } = useChangeCampaigns();
  const groupNames = useGroupNames(campaigns, change?.group_id);
  const title = `${actionLabels[action]}: ${nameCampaigns(campaigns)}`;
  const previewed = applied ? undefined : preview.data;
  const refused = preview.data?.filter(({ ok }) => !ok) ?? [];
  const done = applied && [...applied, ...refused];
  const possible = (previewed?.length ?? 0) - refused.length;
  const isBusy = isPending || preview.isPending;
  const mayDiscard = useUnsavedChangesGuard(!done && !isBusy && (isEdited || change !== null));

  const close = () => {
    onDone?.();
    onClose();
  };

  const leave = async () => {
    if (done) close();
    // closed only when idle, because a refusal of a pending change is shown in this dialog
    else if (!isBusy && (await mayDiscard())) onClose();
  };

  const finish = (answer: readonly CampaignBulkResult[]) => {
    // the dialog stays open to show refusals, from the preview or from the change
    if (refused.length > 0 || !answer.every(({ ok }) => ok)) return;
    const takeBack = undoOf(answer);
    if (takeBack) notifyWithUndo(successMessage(action, campaigns), takeBack);
    else notify.success(successMessage(action, campaigns));
    close();
  };

  /** Undefined if nothing has changed. */
  const undoOf = (answer: readonly CampaignBulkResult[]) => {
    const changed = answer.filter(({ ok, changes }) => ok && changes.length > 0);
    const items = campaigns.filter(({ id }) => changed.some((result) => result.id === id));
    return items.length === 0 ? undefined : () => onUndo(changed, items);
  };
  const undo = applied && undoOf(applied);

  const submit = async (next: CampaignChange) => {
    setChange(next);
    await preview.mutateAsync({ campaigns, change: next });
  };

  const apply = () => {
    if (change === null) return;
    const accepted = campaigns.filter(({ id }) => !refused.some((result) => result.id === id));
    mutate({ campaigns: accepted, change, versions: versionsOf(previewed) }, { onSuccess: finish });
  };

  return (
    <Dialog
      title={title}
      open
      onOpenChange={(open) => !open && void leave()}
      footer={
        (done || previewed) && (
          <>
            {previewed && (
              <Button variant="outline" onClick={preview.reset}>
                Back
              </Button>
            )}
            {undo && (
              <Button
                variant="outline"
                onClick={() => {
                  close();
                  undo();
                }}
              >
                Undo
              </Button>
            )}
            {done ? (
              <Button onClick={close}>Close results</Button>
            ) : (
              <Button
                loading={isPending}
                disabledReason={possible === 0 ? 'This change is not possible for any this way' : undefined}
                onClick={apply}
              >
                {`Apply to ${possible}`}
              </Button>
            )}
          </>
        )
      }
    >
      {done || previewed ? (
        <BulkResults
          label={done ? 'Results' : 'What would change'}
          isDone={done !== undefined}
          rows={reportResults(done ?? previewed ?? [], campaigns, groupNames)}
        />
      ) : (
        <ChangeForm action={action} campaigns={campaigns} change={change} onSubmit={submit} onEdit={setIsEdited} />
      )}
    </Dialog>
  );
}

/** The versions from the preview: campaigns that have changed since are refused. */
const versionsOf = (previewed: readonly CampaignBulkResult[] = []) =>
  Object.fromEntries(previewed.flatMap(({ id, version }) => (version === undefined ? [] : [[id, version]])));
