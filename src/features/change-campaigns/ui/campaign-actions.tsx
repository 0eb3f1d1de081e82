import { createContext, lazy, type ReactNode, use, useState } from 'react';
import type { CampaignAction, CampaignBulkResult } from '@/shared/api';
import { BulkResultsDialog, nameResults } from '@/shared/ui/bulk-results';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { LatePart } from '@/shared/ui/late-part';
import { notify } from '@/shared/ui/toaster';
import { useChangeCampaigns } from '../api/use-change-campaigns';
import { actionLabels, type ChangedCampaign, isAsking, nameCampaigns, tellDone } from '../model/campaign-change';
import type { AskedChange } from './change-dialog';

const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog')).ChangeDialog }));

/** Starts what somebody wants done to campaigns; `onDone` when they are done with it. */
export type Act = (action: CampaignAction, campaigns: readonly ChangedCampaign[], onDone?: () => void) => void;

const ActContext = createContext<Act>(() => {});

const ActingContext = createContext<CampaignAction | null>(null);

/** For the menus and bars inside of `CampaignActions`. */
export const useAct = (): Act => use(ActContext);

/** What was started and is on its way. */
export const useActing = (): CampaignAction | null => use(ActingContext);

/** Done already, and not to all. */
interface Refused {
  action: CampaignAction;
  campaigns: readonly ChangedCampaign[];
  onDone: (() => void) | undefined;
  results: readonly CampaignBulkResult[];
}

interface CampaignActionsProps {
  /** Asks for a folder; where nobody does, nothing offers it. */
  onMoveToFolder?: (campaigns: readonly ChangedCampaign[], onDone?: () => void) => void;
  children: ReactNode;
}

/**
 * Lets whatever is inside change campaigns, one or many. One for a page: a row then holds no more than its menu. The
 * dialogs, of what an action asks for and of what became of each campaign, are fetched when they are first wanted.
 */
export function CampaignActions({ onMoveToFolder, children }: CampaignActionsProps) {
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const { mutate, isPending, variables } = useChangeCampaigns();
  const confirm = useConfirm();

  const change: Act = (action, campaigns, onDone) =>
    mutate(
      { campaigns, change: { action } },
      {
        onSuccess: (results) => {
          if (!results.every(({ ok }) => ok)) return setRefused({ action, campaigns, onDone, results });
          notify.success(tellDone(action, campaigns));
          onDone?.();
        },
      },
    );

  const archive: Act = async (action, campaigns, onDone) => {
    const text =
      campaigns.length === 1
        ? 'The campaign stops serving at once. Start brings it back.'
        : 'The campaigns stop serving at once. Start brings them back.';
    const isSure = await confirm({ title: `Archive ${nameCampaigns(campaigns)}?`, text, confirmLabel: 'Archive' });
    if (isSure) change(action, campaigns, onDone);
  };

  const act: Act = (action, campaigns, onDone) => {
    if (action === 'move_to_folder') onMoveToFolder?.(campaigns, onDone);
    else if (action === 'archive') void archive(action, campaigns, onDone);
    else if (isAsking(action)) setAsked({ action, campaigns, onDone });
    else change(action, campaigns, onDone);
  };

  return (
    <ActContext value={act}>
      <ActingContext value={isPending ? (variables?.change.action ?? null) : null}>{children}</ActingContext>
      {asked && (
        <LatePart onLost={() => setAsked(null)}>
          <ChangeDialog {...asked} onClose={() => setAsked(null)} />
        </LatePart>
      )}
      {refused && (
        <BulkResultsDialog
          title={`${actionLabels[refused.action]}: ${nameCampaigns(refused.campaigns)}`}
          rows={nameResults(refused.results, refused.campaigns, 'Campaign')}
          onClose={() => {
            setRefused(null);
            refused.onDone?.();
          }}
        />
      )}
    </ActContext>
  );
}
