import { createContext, lazy, type ReactNode, use, useState } from 'react';
import type { CampaignAction, CampaignBulkResult } from '@/shared/api';
import { useBulkChange } from '@/shared/ui/bulk-results';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import { sendUndo } from '../api/send-undo';
import { changeMeta, sendChange } from '../api/use-change-campaigns';
import {
  actionLabels,
  type CampaignStep,
  type ChangedCampaign,
  nameCampaigns,
  needsDialog,
  successMessage,
  undoneMessage,
} from '../model/campaign-change';
import { describeStartResult } from '../model/describe-start-result';
import { CampaignFix } from './campaign-fix';
import type { RequestedChange } from './change-dialog';

// lazy, because the rows don't need the form library
const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog')).ChangeDialog }));

/** Runs an action on campaigns; `onDone` is called when it has finished and its dialog is closed. */
export type RunCampaignAction = (
  action: CampaignAction,
  campaigns: readonly ChangedCampaign[],
  onDone?: () => void,
) => void;

const RunActionContext = createContext<RunCampaignAction>(() => {});

const PendingActionContext = createContext<CampaignStep['action'] | null>(null);

/** The function that menus and bars inside `CampaignActions` use. */
export const useRunCampaignAction = (): RunCampaignAction => use(RunActionContext);

export const usePendingCampaignAction = (): CampaignStep['action'] | null => use(PendingActionContext);

/** False if another user has already made the same change. */
const hasChanged = ({ changes }: CampaignBulkResult) => changes.length > 0;

interface CampaignActionsProps {
  /** Opens the choice of a folder; without it, the action is not offered. */
  onMoveToFolder?: (campaigns: readonly ChangedCampaign[], onDone?: () => void) => void;
  children: ReactNode;
}

/**
 * Provides actions on one or many campaigns to everything inside. It is used once per page, so that the rows contain
 * only their menus.
 */
export function CampaignActions({ onMoveToFolder, children }: CampaignActionsProps) {
  const [requested, setRequested] = useState<RequestedChange | null>(null);
  const bulk = useBulkChange({
    change: async (step: CampaignStep, campaigns: readonly ChangedCampaign[]) =>
      step.action === 'undo' ? sendUndo(step.of) : sendChange({ campaigns, change: { action: step.action } }),
    meta: changeMeta,
    success: (step, campaigns, results) =>
      step.action === 'undo'
        ? undoneMessage(step.of, campaigns)
        : `${successMessage(step.action, campaigns)}${step.action === 'start' ? describeStartResult(results) : ''}`,
    isChanged: hasChanged,
    inverse: (_step, _campaigns, of) => ({ action: 'undo' as const, of }),
    fix: (_step, _campaign, result) => <CampaignFix result={result} />,
    title: ({ action }, campaigns) => `${actionLabels[action]}: ${nameCampaigns(campaigns)}`,
    noun: 'Campaign',
  });

  const run: RunCampaignAction = (action, campaigns, onDone) => {
    if (action === 'move_to_folder') onMoveToFolder?.(campaigns, onDone);
    else if (needsDialog(action)) setRequested({ action, campaigns, onDone });
    else bulk.run({ action }, campaigns, onDone);
  };

  return (
    <RunActionContext value={run}>
      <PendingActionContext value={bulk.pending?.action ?? null}>{children}</PendingActionContext>
      {requested && (
        <LazyBoundary onLoadError={() => setRequested(null)}>
          <ChangeDialog
            {...requested}
            onUndo={(of, campaigns) => void bulk.takeBack({ action: 'undo', of }, campaigns)}
            onClose={() => setRequested(null)}
          />
        </LazyBoundary>
      )}
      {bulk.dialog}
    </RunActionContext>
  );
}
