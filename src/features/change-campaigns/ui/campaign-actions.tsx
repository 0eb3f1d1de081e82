import { createContext, lazy, type ReactNode, use, useState } from 'react';
import type { CampaignAction } from '@/shared/api';
import { useBulkChange } from '@/shared/ui/bulk-results';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import { changeMeta, sendChange } from '../api/use-change-campaigns';
import {
  actionLabels,
  type ChangedCampaign,
  nameCampaigns,
  needsDialog,
  successMessage,
} from '../model/campaign-change';
import type { RequestedChange } from './change-dialog';

const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog')).ChangeDialog }));

/** Runs an action on campaigns; `onDone` is called when it has ended and its dialog is closed. */
export type RunCampaignAction = (
  action: CampaignAction,
  campaigns: readonly ChangedCampaign[],
  onDone?: () => void,
) => void;

const RunActionContext = createContext<RunCampaignAction>(() => {});

const PendingActionContext = createContext<CampaignAction | null>(null);

/** For menus and bars inside `CampaignActions`. */
export const useRunCampaignAction = (): RunCampaignAction => use(RunActionContext);

/** The action that is running. */
export const usePendingCampaignAction = (): CampaignAction | null => use(PendingActionContext);

interface CampaignActionsProps {
  /** Opens the choice of a folder; without it the action is not offered. */
  onMoveToFolder?: (campaigns: readonly ChangedCampaign[], onDone?: () => void) => void;
  children: ReactNode;
}

/**
 * Provides campaign actions to everything inside, for one campaign or many. Used once per page, so that each row holds
 * only its menu. The dialogs are loaded when first opened.
 */
export function CampaignActions({ onMoveToFolder, children }: CampaignActionsProps) {
  const [requested, setRequested] = useState<RequestedChange | null>(null);
  const confirm = useConfirm();
  const bulk = useBulkChange({
    change: (action: CampaignAction, campaigns: readonly ChangedCampaign[]) =>
      sendChange({ campaigns, change: { action } }),
    meta: changeMeta,
    success: successMessage,
    title: (action, campaigns) => `${actionLabels[action]}: ${nameCampaigns(campaigns)}`,
    noun: 'Campaign',
  });

  const archive: RunCampaignAction = async (action, campaigns, onDone) => {
    const text =
      campaigns.length === 1
        ? 'The campaign stops serving immediately. You can start it again.'
        : 'The campaigns stop serving immediately. You can start them again.';
    const isConfirmed = await confirm({ title: `Archive ${nameCampaigns(campaigns)}?`, text, confirmLabel: 'Archive' });
    if (isConfirmed) bulk.run(action, campaigns, onDone);
  };

  const run: RunCampaignAction = (action, campaigns, onDone) => {
    if (action === 'move_to_folder') onMoveToFolder?.(campaigns, onDone);
    else if (action === 'archive') void archive(action, campaigns, onDone);
    else if (needsDialog(action)) setRequested({ action, campaigns, onDone });
    else bulk.run(action, campaigns, onDone);
  };

  return (
    <RunActionContext value={run}>
      <PendingActionContext value={bulk.pending}>{children}</PendingActionContext>
      {requested && (
        <LazyBoundary onLoadError={() => setRequested(null)}>
          <ChangeDialog {...requested} onClose={() => setRequested(null)} />
        </LazyBoundary>
      )}
      {bulk.dialog}
    </RunActionContext>
  );
}
