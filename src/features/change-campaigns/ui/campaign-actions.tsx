import { createContext, lazy, type ReactNode, use, useState } from 'react';
import type { CampaignAction } from '@/shared/api';
import { LatePart } from '@/shared/ui/late-part';
import { notify } from '@/shared/ui/toaster';
import { useChangeCampaigns } from '../api/use-change-campaigns';
import { type ChangedCampaign, isDoneAtOnce, tellDone } from '../model/campaign-change';
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

interface CampaignActionsProps {
  /** Asks for a folder; where nobody does, nothing offers it. */
  onMoveToFolder?: (campaigns: readonly ChangedCampaign[], onDone?: () => void) => void;
  children: ReactNode;
}

/**
 * Lets whatever is inside change campaigns, one or many. One for a page: a row then holds no more than its menu. What an
 * action asks for, and what became of each campaign, is told in a dialog that is fetched when it is first wanted.
 */
export function CampaignActions({ onMoveToFolder, children }: CampaignActionsProps) {
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const { mutate, isPending, variables } = useChangeCampaigns();

  const act: Act = (action, campaigns, onDone) => {
    if (action === 'move_to_folder') return onMoveToFolder?.(campaigns, onDone);
    if (!isDoneAtOnce(action)) return setAsked({ action, campaigns, onDone });
    mutate(
      { campaigns, change: { action } },
      {
        onSuccess: (results) => {
          if (results.every(({ ok }) => ok)) {
            notify.success(tellDone(action, campaigns));
            onDone?.();
          } else setAsked({ action, campaigns, onDone, results });
        },
      },
    );
  };

  return (
    <ActContext value={act}>
      <ActingContext value={isPending ? (variables?.change.action ?? null) : null}>{children}</ActingContext>
      {asked && (
        <LatePart onLost={() => setAsked(null)}>
          <ChangeDialog {...asked} onClose={() => setAsked(null)} />
        </LatePart>
      )}
    </ActContext>
  );
}
